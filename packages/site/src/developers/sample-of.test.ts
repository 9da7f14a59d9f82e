import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample-of.ts';

const definitions = { Plan: { type: 'string', enum: ['free', 'plus'] } };
const sample = (schema: object, name?: string) => sampleOf({ ...schema }, definitions, name);

describe('a sample value', () => {
  it('has what an object requires, by its name, and follows references', () => {
    const schema = {
      type: 'object',
      required: ['email', 'plan'],
      properties: {
        email: { type: 'string' },
        plan: { $ref: '#/components/schemas/Plan' },
        note: { type: 'string' },
      },
    };
    expect(sample(schema)).toEqual({ email: 'ann@example.org', plan: 'free' });
  });

  it('of an object that requires nothing has its first property, so that something changes', () => {
    const properties = { on: { type: 'boolean' }, size: { type: 'integer' } };
    expect(sample({ type: 'object', properties })).toEqual({ on: false });
  });

  it('stays within the limits of numbers, texts and lists', () => {
    expect(sample({ type: 'integer', minimum: 7 })).toBe(7);
    expect(sample({ type: 'integer', maximum: 1 })).toBe(1);
    expect(sample({ type: 'string', minLength: 6 })).toHaveLength(6);
    expect(sample({ type: 'string', maxLength: 3 }, 'email')).toHaveLength(3);
    expect(sample({ type: 'array', minItems: 2, items: { type: 'null' } })).toEqual([null, null]);
    expect(sample({ anyOf: [{ const: 'A' }, { type: 'null' }] })).toBe('A');
  });
});
