import { describe } from 'vitest';
import { describeOperations, openMatrix } from './role-matrix.operations-by-role.ts';

const matrix = await openMatrix();

describe('every operation of the schema that changes something', () => {
  describeOperations(matrix, 'mutation');
});
