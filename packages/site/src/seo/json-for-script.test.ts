import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonForScript } from './json-for-script.ts';

it('keeps every text from closing the script element it stands in', () => {
  expect(jsonForScript({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});

it('says the same as the JSON it is made of', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(jsonForScript(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
