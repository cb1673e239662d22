import type {SourceFile} from 'compose-check/types';
import {FILE_NAME, type Source, oneFile} from '@site/src/check/source';

/** Files next to a Compose file: they're added to what's there. */
const BESIDE = /override|(?:^|\/)\.env|\.env$|\.(?:dev|prod|local|staging|test)[^/]*\.ya?ml$/i;

/** Puts opened or dropped files into what's there. Several at once are a project of their own. */
export function withFiles(source: Source, opened: readonly SourceFile[]): Source {
  const unique = [...new Map(opened.map((file) => [file.name, file])).values()];
  const [first] = unique;
  if (!first) return source;
  const isEmpty = source.files.every(({text}) => text === '');
  const isAlone = source.files.length === 1;
  const isNew = !source.files.some(({name}) => name === first.name);
  if (unique.length > 1 || isEmpty || (isAlone && (!isNew || !BESIDE.test(first.name))))
    return {files: unique, shown: 0};
  const files = isNew
    ? [...source.files, first]
    : source.files.map((file) => (file.name === first.name ? first : file));
  return {files, shown: files.indexOf(first)};
}

export function nextName(files: readonly SourceFile[]): string {
  const usual = [FILE_NAME, 'compose.override.yaml', '.env'].find((name) => files.every((file) => file.name !== name));
  return usual ?? `compose.${files.length + 1}.yaml`;
}

export function withoutFile({files, shown}: Source, index: number): Source {
  const left = files.filter((_, at) => at !== index);
  return left.length > 0 ? {files: left, shown: Math.min(shown, left.length - 1)} : oneFile('');
}

/** The source with another text, or another name, for one file. */
export const withFile = ({files, shown}: Source, index: number, change: Partial<SourceFile>): Source => ({
  files: files.map((file, at) => (at === index ? {...file, ...change} : file)),
  shown,
});

export function withChanges({files, shown}: Source, changed: readonly SourceFile[]): Source {
  const isNew = ({name}: SourceFile) => !files.some((file) => file.name === name);
  const kept = files.map((file) => changed.find(({name}) => name === file.name) ?? file);
  return {files: [...kept, ...changed.filter(isNew)], shown};
}
