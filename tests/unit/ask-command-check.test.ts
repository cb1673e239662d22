import {describe, expect, it} from 'vitest';
import {commandList} from '../../plugins/outputs/ask/command-list';
import {site} from '../../config/site';
import {checkCode, markUnknown, unknownPart} from '../../src/ask/engine/command-check';

const commands = commandList();
const program = site.slug;

describe('commandList', () => {
  it('knows commands, aliases and inherited flags', () => {
    expect(commands['compose up']).toEqual(expect.arrayContaining(['--detach', '-d', '--provider']));
    expect(commands['config set']).toBeDefined();
  });
});

describe('unknownPart', () => {
  it.each([
    'compose up --detach',
    'config set KEY=value',
    'estimate --provider=aws -m ha',
    'logs --since 1h | grep x',
    'init NAME',
    'help',
    '--version',
  ])('accepts %s', (line) => {
    expect(unknownPart(`${program} ${line}`, program, commands)).toBeNull();
  });

  it.each([
    ['compose up --teleport', '--teleport'],
    ['compose launch', `${program} compose launch`],
    ['compose up --version', '--version'],
    ['deployify', `${program} deployify`],
    ['config set KEY --force-all', '--force-all'],
  ])('finds what is wrong with %s', (line, wrong) => {
    expect(unknownPart(`$ ${program} ${line}`, program, commands)).toBe(wrong);
  });

  it('leaves other programs alone', () => {
    expect(unknownPart('docker compose launch --teleport', program, commands)).toBeNull();
  });
});

describe('checkCode and markUnknown', () => {
  it('checks flags that are named alone, and every line', () => {
    expect(checkCode('--detach', program, commands)).toBeNull();
    expect(checkCode('--version', program, commands)).toBeNull();
    expect(checkCode('--teleport', program, commands)).toBe('--teleport');
    expect(checkCode(`cd app\n${program} compose up --teleport`, program, commands)).toBe('--teleport');
  });

  it('marks unknown flags in code and in prose', () => {
    const spans = markUnknown(
      [
        {text: 'Use --teleport or --detach with '},
        {text: `${program} compose fly`, code: true},
        {text: 'compose.yaml', code: true},
      ],
      program,
      commands,
    );
    expect(spans.filter(({unknown}) => unknown).map(({text}) => text)).toEqual([
      '--teleport',
      `${program} compose fly`,
    ]);
    expect(spans.map(({text}) => text).join('')).toContain('Use --teleport or --detach with ');
  });
});
