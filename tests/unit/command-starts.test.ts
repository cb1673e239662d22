import {expect, it} from 'vitest';
import {commandStarts} from '../../src/lib/code/command-starts';

it.each<[what: string, ...lines: string[]]>([
  ['begin at lines that are neither empty nor a comment', '# First', '$ acme up', '', '  # Then', '$ acme ps'],
  ['go on behind a backslash', '$ acme up \\', '  --detach', '$ acme ps'],
  ['go on inside a quote', "$ echo 'one", "two # three'", '$ acme ps'],
  ['go on inside a quote that holds one', '$ echo "say \\"', 'so"', '$ acme ps'],
  ['end at a backslash that stands for itself', '$ echo C:\\\\', '$ acme ps'],
  ['end before a comment with an apostrophe', "$ acme up  # don't wait", '$ acme ps'],
  ['end before a comment with a quote', '$ acme up  # as "usual', '$ acme ps'],
  ['end before a comment with a backslash', '$ acme up  # ends with \\', '$ acme ps'],
  ['end before a comment about here-documents', '$ acme up  # like <<EOF', '$ acme ps'],
  ['take no hash within a word for a comment', "$ open https://example.com/#it's", "here'", '$ acme ps'],
  ['go on in a here-document until its word', '$ cat <<EOF > file', 'acme: "up', 'EOF', '$ acme ps'],
  ['go on in an indented here-document', "$ cat <<-'EOF'", 'acme: "up', 'EOF', '$ acme ps'],
  ['go on in a here-document with a comment', '$ cat << "EOF" # text', 'acme: "up', 'EOF', '$ acme ps'],
  ['are one line with a here-string', '$ acme config set TOKEN <<< foo', '$ acme ps'],
  ['are one line with `<<` in a quote', '$ echo "a << b"', '$ acme ps'],
  ['are one line with `<<` in arithmetic', '$ echo $((1 << 2))', '$ acme ps'],
])('commands of a shell block %s', (_what, ...lines) => {
  const starts = commandStarts(lines.map((line) => line.replace(/^\$ /, '')).join('\n'));
  expect(starts).toEqual(lines.map((line) => line.startsWith('$ ')));
});
