import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import type {FrontMatter} from '../../pages/front-matter-schema';
import {placeOf} from '../../pages/mdast/place';
import {loadCommands} from '../../pages/data/commands';
import {replacement, sectionsOf, usage} from './sections';

/** Place of the first node of a type; that after the last node if there's none. */
function placeOfFirst(type: RootContent['type'], {children}: Root): number {
  const place = children.findIndex((node) => node.type === type);
  return place < 0 ? children.length : place;
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
    // The introduction ends at the first heading.
    tree.children.splice(placeOfFirst('heading', tree), 0, ...usage(command));
    tree.children.splice(placeOfFirst('paragraph', tree), 0, ...replacement(command));
    tree.children.push(...sectionsOf(command, commands));
  };
}
