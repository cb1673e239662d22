// What search-files.ts uses of postcss-hover-media-feature, which has no types.
declare module 'postcss-hover-media-feature' {
  import type {PluginCreator} from 'postcss';

  /** Plugin that puts rules for hovering into a query for devices that hover. */
  const hoverMediaFeature: PluginCreator<object>;
  export default hoverMediaFeature;
}
