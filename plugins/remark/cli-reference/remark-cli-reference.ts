import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import type {FrontMatter} from '../../pages/front-matter-schema';
import {placeOf} from '../../pages/mdast/place';
import {loadCommands} from '../../pages/data/commands';
import {replacement, sectionsOf, usage} from './sections';

const startOfIntroduction = (nodes: RootContent[]): number =>
  Math.max(
    nodes.findIndex(({type}) => type === 'paragraph'),
    0,
  );

/** Index of the first heading, where the introduction ends. */
function endOfIntroduction(nodes: RootContent[]): number {
  const index = nodes.findIndex((node) => node.type === 'heading');
  return index < 0 ? nodes.length : index;
}

/**
 * Adds the generated parts to a page that names a `command` in its front matter:
 * usage after the introduction, everything else after the prose.
 */
export function remarkCliReference(): Transformer<Root> {
  return (tree, file) => {
    const path = (file.data.frontMatter as Partial<FrontMatter> | undefined)?.command;
    if (path === undefined) return;
    const commands = loadCommands();
    const command = commands.find((candidate) => candidate.command === path);
    if (!command) {
      throw new Error(
        `${placeOf(file)}: front matter: no visible command "${path}" in src/data/cli/. Correct "command", or add its data file.`,
      );
    }
    tree.children.splice(endOfIntroduction(tree.children), 0, ...usage(command));
    tree.children.splice(startOfIntroduction(tree.children), 0, ...replacement(command));
    tree.children.push(...sectionsOf(command, commands));
  };
}
