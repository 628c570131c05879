// What the kernel offers.

export { addColors, addHeights, blueOf, fillMap, fillMaps } from './planes';
export { faultEnd, faultImage, faultStart, readRuns } from './runs';
export { decompress, isFrame } from './zstd';

/** First byte of the memory that is the caller's. */
export const roomStart: usize = __heap_base;
