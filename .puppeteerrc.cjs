// The browser is found or installed by scripts/browser.ts when it is needed; a download at install time would make
// `npm ci` fail wherever it cannot reach the browser's host.
module.exports = { skipDownload: true };
