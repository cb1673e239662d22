// Eject: the two types of config/navbar.ts; every page would load all nine. Another type fails the build by its name.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

export default {default: DefaultNavbarItem, docSidebar: DocSidebarNavbarItem} satisfies Partial<ComponentTypesObject>;
