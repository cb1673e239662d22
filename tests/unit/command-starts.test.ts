import {describe, expect, it} from 'vitest';
import {commandStarts} from '../../src/lib/code/command-starts';

/** Lines of a block, those with a prompt marked as in a terminal. */
function prompts(...lines: string[]): string[] {
  const starts = commandStarts(lines.join('\n'));
  return lines.map((line, index) => (starts[index] ? `$ ${line}` : line));
}

describe('commands of a shell block', () => {
  it('begin at lines that are neither empty nor a comment', () => {
    expect(prompts('# First', 'acme up', '', '  # Then', 'acme ps')).toEqual([
      '# First',
      '$ acme up',
      '',
      '  # Then',
      '$ acme ps',
    ]);
  });

  it('go on behind a backslash, and inside a quote', () => {
    expect(prompts('acme up \\', '  --detach', 'acme ps')).toEqual(['$ acme up \\', '  --detach', '$ acme ps']);
    expect(prompts("echo 'one", "two # three'", 'acme ps')).toEqual(["$ echo 'one", "two # three'", '$ acme ps']);
    expect(prompts('echo "say \\"', 'so"', 'acme ps')).toEqual(['$ echo "say \\"', 'so"', '$ acme ps']);
    expect(prompts('echo C:\\\\', 'acme ps')).toEqual(['$ echo C:\\\\', '$ acme ps']);
  });

  it('end before a comment, whatever that holds', () => {
    for (const comment of ["# don't wait", '# as "usual', '# ends with \\', '# like <<EOF']) {
      expect(prompts(`acme up  ${comment}`, 'acme ps')).toEqual([`$ acme up  ${comment}`, '$ acme ps']);
    }
    expect(prompts("open https://example.com/#it's", "here'", 'acme ps')).toEqual([
      "$ open https://example.com/#it's",
      "here'",
      '$ acme ps',
    ]);
  });

  it('go on in a here-document until its word', () => {
    for (const start of ['cat <<EOF > file', "cat <<-'EOF'", 'cat << "EOF" # text']) {
      expect(prompts(start, 'acme: "up', 'EOF', 'acme ps')).toEqual([`$ ${start}`, 'acme: "up', 'EOF', '$ acme ps']);
    }
  });

  it('are one line where `<<` opens no here-document', () => {
    for (const line of ['acme config set TOKEN <<< foo', 'echo "a << b"', 'echo $((1 << 2))']) {
      expect(prompts(line, 'acme ps')).toEqual([`$ ${line}`, '$ acme ps']);
    }
  });
});
