import type {ModelContext} from './model-context';

/** The draft moved the interface from the navigator to the document. */
function modelContext(): ModelContext | undefined {
  if (typeof document === 'undefined') return undefined;
  const {modelContext: current} = document as Document & {modelContext?: ModelContext};
  return current ?? (navigator as Navigator & {modelContext?: ModelContext}).modelContext;
}

const context = modelContext();

// Client module. Most browsers have no agent, so they load nothing more.
if (context) {
  import('./tools').then(
    ({registerTools}) => registerTools(context),
    () => undefined,
  );
}
