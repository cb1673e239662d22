import {describe, expect, it} from 'vitest';
import {anyExampleSchema} from '../../schema';
import {BuildHere} from '../build-here';
import {runJob} from '../copy-job';
import {readDockerfile} from '../dockerfile';
import {lockedVersions} from '../program';
import {folderWith} from '../../../tests/support/folder-with';

describe('an example', () => {
  it('is an app if it says nothing else', () => {
    const files = {page: 'a/b', notRun: 'nobody can'};
    expect(anyExampleSchema.parse({...files, kind: 'files'})).toMatchObject({
      kind: 'files',
      providers: ['aws', 'gcp', 'azure'],
    });
    const {error} = anyExampleSchema.safeParse(files);
    expect(error?.issues.map(({path}) => path.join('.'))).toContain('runtime');
  });

  it('that is a program has the versions of its lockfile', () => {
    const lockfile = JSON.stringify({packages: {'': {}, 'node_modules/@a/b': {version: '1.2.3'}}});
    expect(lockedVersions(lockfile, {'the b of a': '@a/b'})).toEqual({'the b of a': '1.2.3'});
    expect(() => lockedVersions(lockfile, {c: 'c'})).toThrow('package-lock.json has no c, which example.yaml names.');
  });

  it.each([
    ['echo start; echo "import finished"', undefined],
    ['echo "run 1 is done"', 'the job doesn\'t end with "import finished":\n    run 1 is done'],
    ['echo why >&2; exit 3', 'the job ended with 3:\n    why'],
  ])('that is a job has to end well: %s', async (script, said) => {
    const stages = readDockerfile(`FROM any\nCOPY . .\nCMD ["sh", "-c", ${JSON.stringify(script)}]\n`);
    const place = new BuildHere(stages, folderWith({}), folderWith({}));
    await place.build();
    const problem = await runJob(place, {}, 'import finished').catch((error: Error) => error.message);
    expect(problem).toBe(said);
  });
});
