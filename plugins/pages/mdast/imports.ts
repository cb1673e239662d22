import type {RootContent} from 'hast';

/** Names that a part of a page imports; none where it isn't an import. */
export const importedNames = (node: RootContent): string[] =>
  node.type === 'mdxjsEsm'
    ? (node.data?.estree?.body ?? []).flatMap((statement) =>
        statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
      )
    : [];
