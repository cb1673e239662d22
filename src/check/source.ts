import type {SourceFile} from 'compose-check/types';

/** The reader's files. */
export interface Source {
  /** At least one. */
  files: readonly SourceFile[];
  /** Index of the file in the field. */
  shown: number;
}

export const FILE_NAME = 'compose.yaml';

export const oneFile = (text: string, name = FILE_NAME): Source => ({files: [{name, text}], shown: 0});
