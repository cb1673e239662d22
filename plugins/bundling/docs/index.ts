import docs, {
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/** Ids of the pages below a category: the lists of a category are the only ones that show descriptions. */
function idsInCategories(items: PropSidebarItem[], isInside = false): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return idsInCategories(item.items, true);
    return isInside && item.type === 'link' && item.docId ? [item.docId] : [];
  });
}

/** A version without the descriptions that no page shows. */
function withoutDescriptions(version: PropVersionMetadata): PropVersionMetadata {
  const shown = new Set(Object.values(version.docsSidebars).flatMap((items) => idsInCategories(items)));
  const entries = Object.entries(version.docs).map(([id, {description, ...doc}]) => [
    id,
    shown.has(id) ? {...doc, description} : doc,
  ]);
  return {...version, docs: Object.fromEntries(entries) as PropVersionMetadata['docs']};
}

/** A route and those below it. */
function lighter(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: withoutDescriptions(version)}}),
    ...(route.routes && {routes: route.routes.map(lighter)}),
  };
}

/**
 * The docs plugin of Docusaurus. Every docs page loads its data about all pages, and half of that would be
 * descriptions that no page shows.
 */
export default async function docsWithoutDescriptions(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docs(context, options)) as Plugin;
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(lighter(route))},
      }),
  };
}
