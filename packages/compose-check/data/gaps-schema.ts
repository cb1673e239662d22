import * as z from 'zod';
import {HARMS} from './severities';
import {PROVIDER_IDS} from './provider-ids';
import {unique} from './unique';

const text = z.string().trim().min(1);
const words = z.array(text).min(1);

/**
 * How sure the file makes us: `certain` won't work, `likely` may not, `depends` is up to the deploy engine, and `known`
 * is a fact that a reader should know.
 */
export const CERTAINTIES = ['certain', 'likely', 'depends', 'known'] as const;
const certainty = z.enum(CERTAINTIES);

const gap = z.strictObject({
  id: text,
  certainty,
  harm: z
    .enum([...HARMS, 'costs'])
    .optional()
    .describe('What happens, where it isn’t that the app won’t work.'),
  headline: text.optional().describe('The same in a sentence, which the answer begins with.'),
  covers: words.optional().describe('Other findings about the service that have this cause, by their rules.'),
  machine: text.optional().describe("What on the reader's machine makes it work."),
  cloud: text.describe("Why it isn't there in the cloud."),
  remedy: text.describe('What to do: a short sentence that can stand alone, then the details.'),
  link: text.describe('The page that explains it.'),
  if: text.optional().describe('What has to be true where it isn’t certain: a clause for "Yes, if".'),
  variants: z
    .record(
      text,
      z.strictObject({
        certainty: certainty.optional(),
        machine: text.optional(),
        cloud: text.optional(),
        remedy: text.optional(),
      }),
    )
    .optional()
    .describe('Other words for some of its cases, by a name that the condition knows.'),
  only: z.array(z.enum(PROVIDER_IDS)).optional().describe('The only providers that have the gap.'),
  providers: z
    .partialRecord(
      z.enum(PROVIDER_IDS),
      z.strictObject({
        certainty: certainty.optional(),
        cloud: text.optional(),
        remedy: text.optional(),
        link: text.optional(),
      }),
    )
    .optional()
    .describe('Where a provider differs.'),
});

/** What rules need to know about the world outside of Compose. */
export const gapFactsSchema = z.strictObject({
  runtimes: words.describe('Last words of images that have a runtime or a web server, and no app.'),
  officialImages: words.describe('Images of Docker Hub without a namespace.'),
  tcpPorts: z
    .record(z.string(), text)
    .describe(
      "Ports that never speak HTTP, with what listens there: from IANA's registry, or the documentation, image or default settings of each, read on 2026-11-29 (all but 9848). Docker and V8 do speak HTTP there, and don't answer `/` with success.",
    ),
  onlyOn: z
    .record(z.string(), words)
    .describe('Ports of those that other programs use for HTTP, with words in the names of images that never do.'),
  debuggers: z.record(z.string(), text).describe('Options that let a debugger in, with the port, and what it speaks.'),
  serverPorts: z
    .record(z.string(), z.number())
    .describe('Commands of servers, and the port that they take themselves.'),
  defaultPorts: z.record(z.string(), z.number()).describe('Ports of images, by the last word of their name.'),
  objectStores: words.describe('Last words of images that keep files for others.'),
  configFiles: words.describe('Endings of files that a program only reads.'),
  configFolders: words.describe('Beginnings of folders in a container that hold what a program only reads.'),
  dataFolders: words.describe('Words in the name of a folder that a program writes to.'),
  sourceFolders: words.describe('Words in the name of a folder whose files an author wrote, and a program only reads.'),
  hostFolders: words.describe("Beginnings of folders that are the machine's own."),
  routingProxies: words.describe('Images of proxies that ask Docker which services there are.'),
  statefulImages: words.describe('Endings of image names that keep data on disk, as the tool lists them.'),
  databases: words.describe('Endings of image names of databases: what they store, their owner wants to keep.'),
  proxyHelpers: words.describe(
    'Last words of images that stand next to a proxy of Docker containers, and do nothing without it.',
  ),
  configuredProxies: words.describe('Last words of images of proxies whose configuration is a file.'),
  // flink.apache.org (security), spark.apache.org (security), nacos.io (auth), mlflow.org (basic auth), selenium.dev
  // (SeleniumGreed), aspire.dev (dashboard security), read on 2026-11-30.
  adminTools: words.describe('Last words of images that are for those who run a project, often without a login.'),
  openSettings: words.describe(
    'Variables with their value, and options of commands, that let everyone in without a login.',
  ),
  dockerTools: z
    .record(z.string(), text)
    .describe(
      'What images do that have nothing to do without the Docker socket, by the last word of their name: a variant of `docker-socket`.',
    ),
  machineTools: words.describe('Last words of images that only watch or guard the machine they run on.'),
  optionalSocket: words.describe(
    'Ends of the names of images that use the Docker socket, and also have work without it.',
  ),
  programs: z
    .record(z.string(), z.string().regex(/^(?:none|(?:curl|wget)(?: \/\S+)?)$/))
    .describe(
      'Which program of an image can ask whether it answers, and for which path if not `/`, by the last word of its name. From issues of each, read on 2026-11-30: keycloak/keycloak#39373, qdrant/qdrant#3491, ollama/ollama#9781 and emqx/emqx#13282; of the others, what they are built from.',
    ),
  innerDatabases: z
    .record(z.string(), text)
    .describe(
      'Ends of images that keep all they have in a database inside, and how variables begin that name another.',
    ),
  memoryFlags: z
    .record(z.string(), z.string())
    .describe('What options that reserve memory begin with, and the unit of a number without one.'),
  imageMemory: z
    .record(z.string(), text)
    .describe(
      'What images need at least, by the last word of their name: more than the heap that their own start script or settings reserve (Kafka 1 GB, Logstash 1 GB, Nexus 2.7 GB), or what their documentation asks for (Keycloak 750 MB, SQL Server 2 GB, Ollama 8 GB for a model of 7 billion parameters; Flink’s default settings 1.6 GB), as read on 2026-11-29 and 30.',
    ),
  redisTags: z
    .record(z.string(), z.string())
    .describe(
      'What to write for a tag of Redis at a cloud: nothing where it takes it. The first pattern that fits counts.',
    ),
  sourceFiles: words.describe('Files of a source tree that each build of it copies.'),
  defaultCapabilities: words.describe('Capabilities that a container has anyway.'),
  browserVariables: words.describe("Beginnings of variables that a framework puts into the visitor's browser."),
});

export const gapsSchema = z.strictObject({gaps: z.array(gap).superRefine(unique(({id}) => [id]))});

export type Gap = z.output<typeof gap>;
export type GapFacts = z.output<typeof gapFactsSchema>;
export type Certainty = (typeof CERTAINTIES)[number];
