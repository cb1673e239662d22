// Wrap: adds the components that pages use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Anchor} from '@site/src/components/Anchor/Anchor';
import {BadgeGenerator} from '@site/src/components/BadgeGenerator/BadgeGenerator';
import {Sample} from '@site/src/components/SampleCatalog/Sample';
import {SampleCatalog} from '@site/src/components/SampleCatalog/SampleCatalog';
import {Steps} from '@site/src/components/Steps/Steps';
import {Support} from '@site/src/components/Support/Support';

export default {...MDXComponents, Anchor, BadgeGenerator, Sample, SampleCatalog, Steps, Support, TabItem, Tabs};
