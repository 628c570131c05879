import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../baker/image/refusal.ts';
import { type JsonValue, parseJson } from '../../../../baker/read/parse-json.ts';

function toPlain(value: JsonValue): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, toPlain(inner)]));
  return Array.isArray(value) ? value.map(toPlain) : value;
}

test.each([
  '{}',
  '[]',
  ' { "a" : [ 1 , -2.5e-3 , true , false , null , "x\\n\\u0041\\"\\\\é" ] , "b" : { "c" : 0 } } \r\n',
  '"text"',
  '0',
  '-0',
  '1E+2',
])('reads %s as the platform does', (text) => {
  const value = parseJson(text);
  if (value instanceof Refusal) throw new Error(value.found);
  expect(toPlain(value)).toEqual(JSON.parse(text));
});

describe('names line, column and kind of the first mistake', () => {
  test.each([
    ['', 'line 1, column 1: the text ends where a value belongs'],
    ['{', 'line 1, column 2: the text ends where a key in double quotes belongs'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: } where a key in double quotes belongs'],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 'line 3, column 3: " where a comma or } belongs'],
    ["{ 'a': 1 }", "line 1, column 3: ' where a key in double quotes belongs"],
    ['{ "a" 1 }', 'line 1, column 7: 1 where a colon belongs'],
    ['{ "a": }', 'line 1, column 8: } where a value belongs'],
    ['[1 2]', 'line 1, column 4: 2 where a comma or ] belongs'],
    ['[1,]', 'line 1, column 4: ] where a value belongs'],
    ['{ "a": 01 }', 'line 1, column 9: 1 where a comma or } belongs'],
    ['{ "a": NaN }', 'line 1, column 8: N where a value belongs'],
    ['{} // note', 'line 1, column 4: more text after the end'],
    ['<<<<<<< HEAD\n{}', 'line 1, column 1: < where a value belongs'],
    ['"open', 'line 1, column 1: a text that is not closed'],
    ['"tab\there"', 'line 1, column 1: a text with a line break, a control character or a wrong escape'],
    ['{ "a": 1, "b": 2, "a": 3 }', 'line 1, column 19: the key "a" stands there twice'],
    ['['.repeat(40), 'line 1, column 34: nested deeper than 32'],
  ])('%j', (text, mistake) => {
    expect(parseJson(text)).toMatchObject({ found: `not JSON: ${mistake}` });
  });
});

test('a huge text and a huge nesting end with an answer', () => {
  expect(parseJson(`"${'x'.repeat(5_000_000)}"`)).toHaveLength(5_000_000);
  expect(parseJson('['.repeat(1_000_000))).toBeInstanceOf(Refusal);
});
