import {expect, it} from 'vitest';
import {nodeProblem} from '../../tools/node-floor.mjs';

it('the oldest Node is told apart from newer ones by its number', () => {
  const versions = ['18.20.8', '20.0.0', '20.18.3', '20.19.0', '20.20.2', '22.1.0', '24.0.0'];
  expect(versions.filter((version) => nodeProblem(version, '>=20.19'))).toEqual(versions.slice(0, 3));
});
