/** A word that is too long for a narrow column. */
const LONG = /\S{15}/;

/** After the signs that join the parts of paths, keys, addresses and variables, except near the beginning. */
const JOINT = /(?<=\S{6}[./:=_,&?@)\]}]|\/\/)(?=\w)/;

/** The parts of a long identifier; a line may break between them. */
export const atJoints = (code: string): string[] => (LONG.test(code) ? code.split(JOINT) : [code]);
