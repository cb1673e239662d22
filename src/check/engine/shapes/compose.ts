import {type Shape, any, either, list, map, named, namedOrAny, scalar, text, yesNo} from './shape';

const NAME = /^[a-zA-Z0-9._-]+$/;
const integer = scalar('integer|string', {cast: 'int'});
const decimal = scalar('number|string', {cast: 'float'});
const size = scalar('integer|string', {format: 'size'});
const duration = scalar('string', {format: 'duration'});
/** The loader drops duplicates before it checks. */
const texts = list(text, {entries: 'text'});
const distinct = list(text, {unique: true});
const textOrTexts = either(text, texts);
const value = scalar('string|number|boolean|null');
const pairs = either(named(value), texts);
const options = named(scalar('string|number'));
const command = either(scalar('null'), scalar('string', {format: 'command'}), list(text));
const hosts = either(named(either(text, list(text))), list(scalar('string', {format: 'host'}), {unique: true}));
const files = list(
  either(text, map({source: text, target: text, uid: text, gid: text, mode: scalar('number|string')})),
  {entries: 'file'},
);
const external = either(yesNo, map({name: text}));
const ulimits = named(
  either(scalar('integer|string', {cast: 'int'}), map({hard: integer, soft: integer}, {required: ['soft', 'hard']})),
);
const hook = map(
  {command, user: text, privileged: yesNo, working_dir: text, environment: pairs},
  {required: ['command']},
);
const device = {
  capabilities: texts,
  count: scalar('string|integer', {format: 'count'}),
  device_ids: texts,
  driver: text,
  options: pairs,
};
const rollout = map({
  parallelism: integer,
  delay: duration,
  failure_action: text,
  monitor: duration,
  max_failure_ratio: decimal,
  order: scalar('string', {oneOf: ['start-first', 'stop-first']}),
});
const rates = list(map({path: text, rate: scalar('integer|string', {format: 'size'})}, {extensions: false}));

const nullable = (shape: Shape): Shape => (shape.kind === 'map' ? {...shape, nullable: true} : shape);

const build = map({
  context: text,
  dockerfile: text,
  dockerfile_inline: text,
  entitlements: list(text),
  args: pairs,
  ssh: pairs,
  labels: pairs,
  cache_from: list(text),
  cache_to: list(text),
  no_cache: yesNo,
  no_cache_filter: textOrTexts,
  additional_contexts: pairs,
  network: text,
  provenance: scalar('string|boolean'),
  sbom: scalar('string|boolean'),
  pull: yesNo,
  target: text,
  shm_size: size,
  extra_hosts: hosts,
  isolation: text,
  privileged: yesNo,
  secrets: files,
  tags: list(text),
  ulimits,
  platforms: list(text),
});

const port = map({
  name: text,
  mode: text,
  host_ip: text,
  target: scalar('integer|string', {cast: 'int'}),
  published: scalar('string|integer'),
  protocol: text,
  app_protocol: text,
});

const mount = map(
  {
    type: scalar('string', {oneOf: ['bind', 'volume', 'tmpfs', 'cluster', 'npipe', 'image']}),
    source: text,
    target: text,
    read_only: yesNo,
    consistency: text,
    bind: map({
      propagation: text,
      create_host_path: yesNo,
      recursive: scalar('string', {oneOf: ['enabled', 'disabled', 'writable', 'readonly']}),
      selinux: scalar('string', {oneOf: ['z', 'Z']}),
    }),
    volume: map({labels: pairs, nocopy: yesNo, subpath: text}),
    tmpfs: map({size, mode: scalar('number|string')}),
    image: map({subpath: text}),
  },
  {required: ['type']},
);

const deploy = map({
  mode: text,
  endpoint_mode: text,
  replicas: integer,
  labels: pairs,
  rollback_config: rollout,
  update_config: rollout,
  resources: map({
    limits: map({
      cpus: scalar('number|string', {format: 'number'}),
      memory: scalar('string', {format: 'size'}),
      pids: scalar('integer|string'),
    }),
    reservations: map({
      cpus: scalar('number|string', {format: 'number'}),
      memory: scalar('string', {format: 'size'}),
      generic_resources: list(map({discrete_resource_spec: map({kind: text, value: scalar('number|string')})})),
      devices: list(map(device, {required: ['capabilities']})),
    }),
  }),
  restart_policy: map({condition: text, delay: duration, max_attempts: integer, window: duration}),
  placement: map({
    constraints: list(text),
    preferences: list(map({spread: text})),
    max_replicas_per_node: integer,
  }),
});

const service = map({
  develop: nullable(
    map({
      watch: list(
        map(
          {
            ignore: textOrTexts,
            include: textOrTexts,
            path: text,
            action: scalar('string', {oneOf: ['rebuild', 'sync', 'restart', 'sync+restart', 'sync+exec']}),
            target: text,
            exec: hook,
            initial_sync: scalar('boolean'),
          },
          {required: ['path', 'action']},
        ),
      ),
    }),
  ),
  deploy: nullable(deploy),
  annotations: pairs,
  attach: yesNo,
  build: either(text, build),
  blkio_config: map(
    {
      device_read_bps: rates,
      device_read_iops: rates,
      device_write_bps: rates,
      device_write_iops: rates,
      weight: scalar('integer|string'),
      weight_device: list(map({path: text, weight: scalar('integer|string')}, {extensions: false})),
    },
    {extensions: false},
  ),
  cap_add: texts,
  cap_drop: texts,
  cgroup: scalar('string', {oneOf: ['host', 'private']}),
  cgroup_parent: text,
  command,
  configs: files,
  container_name: scalar('string', {pattern: /[a-zA-Z0-9][a-zA-Z0-9_.-]+/}),
  cpu_count: scalar('string|integer', {cast: 'int', min: 0}),
  cpu_percent: scalar('string|integer', {cast: 'float', min: 0, max: 100}),
  cpu_shares: scalar('number|string', {cast: 'int'}),
  cpu_quota: scalar('number|string', {cast: 'int'}),
  cpu_period: scalar('number|string', {cast: 'int'}),
  cpu_rt_period: scalar('number|string', {cast: 'int'}),
  cpu_rt_runtime: scalar('number|string', {cast: 'int'}),
  cpus: decimal,
  cpuset: text,
  credential_spec: map({config: text, file: text, registry: text}),
  depends_on: either(
    distinct,
    named(
      map(
        {
          restart: yesNo,
          required: scalar('boolean', {cast: 'bool'}),
          condition: scalar('string', {
            oneOf: ['service_started', 'service_healthy', 'service_completed_successfully'],
          }),
        },
        {required: ['condition']},
      ),
      NAME,
    ),
  ),
  device_cgroup_rules: distinct,
  devices: list(either(text, map({source: text, target: text, permissions: text}, {required: ['source']})), {
    entries: 'device',
  }),
  dns: textOrTexts,
  dns_opt: texts,
  dns_search: textOrTexts,
  domainname: text,
  entrypoint: command,
  env_file: either(
    text,
    list(either(text, map({path: text, format: text, required: yesNo}, {required: ['path'], extensions: false})), {
      entries: 'env',
    }),
  ),
  label_file: either(text, list(text)),
  environment: pairs,
  expose: list(scalar('string|number'), {entries: 'expose'}),
  extends: either(text, map({service: text, file: text}, {required: ['service'], extensions: false})),
  provider: map(
    {type: text, options: named(either(scalar('string|number|boolean'), list(scalar('string|number|boolean'))))},
    {required: ['type']},
  ),
  external_links: distinct,
  extra_hosts: hosts,
  gpus: either(scalar('string', {oneOf: ['all']}), list(map(device, {others: any}))),
  group_add: list(scalar('string|number'), {unique: true}),
  healthcheck: map({
    disable: yesNo,
    interval: duration,
    retries: scalar('number|string', {cast: 'int', format: 'unsigned'}),
    test: either(text, list(text)),
    timeout: duration,
    start_period: duration,
    start_interval: duration,
  }),
  hostname: text,
  image: text,
  init: yesNo,
  ipc: text,
  isolation: text,
  labels: pairs,
  links: texts,
  logging: map({driver: text, options: named(scalar('string|number|null'))}),
  mac_address: text,
  mem_limit: scalar('number|string', {format: 'size'}),
  mem_reservation: size,
  mem_swappiness: size,
  memswap_limit: scalar('number|string', {format: 'size'}),
  network_mode: text,
  models: either(distinct, named(either(map({endpoint_var: text, model_var: text}), scalar('null')), NAME)),
  networks: either(
    distinct,
    named(
      either(
        map({
          aliases: texts,
          interface_name: text,
          ipv4_address: text,
          ipv6_address: text,
          link_local_ips: texts,
          mac_address: text,
          driver_opts: options,
          priority: scalar('number'),
          gw_priority: scalar('number'),
        }),
        scalar('null'),
      ),
      NAME,
    ),
  ),
  oom_kill_disable: yesNo,
  oom_score_adj: scalar('string|integer', {cast: 'int', min: -1000, max: 1000}),
  pid: scalar('string|null'),
  pids_limit: scalar('number|string', {cast: 'int'}),
  platform: text,
  ports: list(either(scalar('number'), text, port)),
  post_start: list(hook),
  pre_stop: list(hook),
  privileged: yesNo,
  profiles: texts,
  pull_policy: scalar('string', {
    pattern: /always|never|build|if_not_present|missing|refresh|daily|weekly|every_([0-9]+[wdhms])+/,
  }),
  pull_refresh_after: text,
  read_only: yesNo,
  restart: text,
  runtime: text,
  scale: integer,
  security_opt: distinct,
  shm_size: scalar('number|string', {format: 'size'}),
  secrets: files,
  sysctls: pairs,
  stdin_open: yesNo,
  stop_grace_period: duration,
  stop_signal: text,
  storage_opt: map({}, {others: any}),
  tmpfs: textOrTexts,
  tty: yesNo,
  ulimits,
  use_api_socket: scalar('boolean'),
  user: text,
  uts: text,
  userns_mode: text,
  volumes: list(either(text, mount), {entries: 'volume'}),
  volumes_from: distinct,
  working_dir: text,
});

const ipam = map({
  driver: text,
  config: list(map({subnet: text, ip_range: text, gateway: text, aux_addresses: named(text)})),
  options: named(text),
});

/**
 * What the loader accepts at each place of a Compose file, regardless of what the tool makes of it later. These are
 * facts of the Compose specification, as the tool's loader (compose-go 2.10) implements it.
 */
export const composeShape: Shape = map({
  version: text,
  name: text,
  include: list(
    either(text, map({path: textOrTexts, env_file: textOrTexts, project_directory: text}, {extensions: false})),
  ),
  services: named(service, NAME),
  models: namedOrAny(
    map({name: text, model: text, context_size: scalar('integer'), runtime_flags: list(text)}, {required: ['model']}),
    NAME,
  ),
  networks: namedOrAny(
    nullable(
      map({
        name: text,
        driver: text,
        driver_opts: options,
        ipam,
        external,
        internal: yesNo,
        enable_ipv4: yesNo,
        enable_ipv6: yesNo,
        attachable: yesNo,
        labels: pairs,
      }),
    ),
    NAME,
  ),
  volumes: named(nullable(map({name: text, driver: text, driver_opts: options, external, labels: pairs})), NAME),
  secrets: named(
    map({
      name: text,
      environment: text,
      file: text,
      external,
      labels: pairs,
      driver: text,
      driver_opts: options,
      template_driver: text,
    }),
    NAME,
  ),
  configs: named(
    map({
      name: text,
      content: text,
      environment: text,
      file: text,
      external,
      labels: pairs,
      template_driver: text,
    }),
    NAME,
  ),
});
