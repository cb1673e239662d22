import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {loadComposeSection} from '../../plugins/pages/data/check-rules';
import {composeKeys} from '../../plugins/remark/data-blocks/compose-keys';
import {engineSchema, sourceMark} from 'compose-check/data/engine-schema';
import {type ComposeKey, statusWord} from 'compose-check/data/compose/schema';

const key = (section: string, name: string): ComposeKey => {
  const found = loadComposeSection(section).keys.find((one) => one.key === name);
  if (!found) throw new Error(`no key ${name}`);
  return found;
};

const rowOf = (section: string, name: string): string =>
  composeKeys(section)
    .flatMap((table) => (table.type === 'table' ? table.children : []))
    .map((row) => toString(row))
    .find((row) => row.startsWith(name)) ?? '';

describe('marks of a place in the source of the engine', () => {
  it.each(['cd/azure.go', 'cd/azure.go:1-2', 'azure.ts@72bfd43', 'azure.go:1-2@main'])('must be complete: %s', (mark) =>
    expect(sourceMark.safeParse(mark).success).toBe(false),
  );

  it('are needed for every fact about the engine', () => {
    expect(engineSchema.safeParse({azure: 'Nothing.', source: ['a.go@72bfd43']}).success).toBe(true);
    expect(engineSchema.safeParse({azure: 'Nothing.'}).success).toBe(false);
    expect(engineSchema.safeParse({azure: 'Nothing.', source: []}).success).toBe(false);
  });
});

describe('what the engine does with a key', () => {
  it('is never a fact about a cloud with two engines', () => {
    const sections = ['top-level', 'services', 'extensions', 'build', 'deploy', 'healthcheck', 'ports'];
    for (const section of sections)
      for (const {key: name, engine} of loadComposeSection(section).keys)
        for (const cloud of ['aws', 'gcp'] as const)
          expect(['depends', undefined], `${section}: ${name} on ${cloud}`).toContain(engine?.[cloud]?.effect);
  });

  it('is in the reference', () => {
    expect(statusWord(key('services', 'working_dir'))).toBe('Depends on your engine');
    expect(statusWord(key('services', 'labels'))).toBe('Ignored');
    expect(rowOf('build', 'target')).toContain('Azure: No effect.');
    expect(rowOf('services', 'restart')).toContain('AWS, Google Cloud: Depends on your engine.');
  });

  it('comes with the value of the key and its default, unless there is none', () => {
    expect(rowOf('services', 'command')).toMatch(/Value: string or list\. Default: the command of the image\.$/);
    expect(rowOf('services', 'cap_add')).toMatch(/Value: \S.*\.$/);
    expect(rowOf('services', 'cap_add')).not.toContain('Default');
  });
});
