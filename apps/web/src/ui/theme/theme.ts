import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

const lagoon: MantineColorsTuple = [
  '#ECF8F8',
  '#D3EFF0',
  '#A9DFE2',
  '#76C9CF',
  '#45AFB8',
  '#22949F',
  '#0F7B87',
  '#0C6670',
  '#0C535C',
  '#0B434B',
];
const coral: MantineColorsTuple = [
  '#FFF2EE',
  '#FFE2D9',
  '#FFC3B1',
  '#FFA085',
  '#FB7F5E',
  '#F06543',
  '#D24B2A',
  '#AE3B1F',
  '#8C3019',
  '#702915',
];
const gray: MantineColorsTuple = [
  '#F6F8F9',
  '#EDF1F3',
  '#E0E6EA',
  '#CCD5DB',
  '#A9B5BE',
  '#7D8B96',
  '#5B6973',
  '#414D57',
  '#2A343C',
  '#172027',
];
const dark: MantineColorsTuple = [
  '#D9E1E6',
  '#B4C0C8',
  '#8E9CA6',
  '#66747E',
  '#3B4851',
  '#2B363E',
  '#1C252B',
  '#12191E',
  '#0D1317',
  '#080C0F',
];

const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const theme = createTheme({
  colors: { lagoon, coral, gray, dark },
  primaryColor: 'lagoon',
  primaryShade: { light: 6, dark: 6 },
  black: '#172027',
  fontFamily: font,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  // Three weights of the variable font and no more: making each out of it costs a slow processor 15 ms of the first picture.
  fontWeights: { regular: '400', medium: '560', bold: '640' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: font,
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25', fontWeight: '640' },
      h2: { fontSize: '1rem', lineHeight: '1.4', fontWeight: '640' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4', fontWeight: '560' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '2rem' },
  defaultRadius: 'md',
  shadows: { xs: 'var(--card-shadow)', sm: 'var(--card-shadow)', md: 'var(--menu-shadow)', xl: 'var(--modal-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects: `Component.extend` would pull every component named here into the first load.
  components: {
    Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 560 },
      classNames: { root: classes.badge },
    },
    Card: {
      defaultProps: { radius: 'lg', withBorder: true, padding: 'var(--inset)' },
      classNames: { root: classes.card },
    },
    Paper: { classNames: { root: classes.paper } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: { defaultProps: { size: 'sm' }, classNames: { label: classes.label } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right' } },
    SegmentedControl: {
      defaultProps: { size: 'sm' },
      classNames: { root: classes.segmented },
    },
    Tabs: { classNames: { tab: classes.tab, list: classes.tabList } },
    Alert: { defaultProps: { radius: 'lg' } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        padding: 'lg',
        shadow: 'xl',
        // A <header> outside the main content would count as a second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
      classNames: { title: classes.modalTitle, content: classes.modalContent, header: classes.modalContent },
    },
    Drawer: { classNames: { title: classes.modalTitle }, defaultProps: { transitionProps: { duration: 160 } } },
    Notification: { defaultProps: { radius: 'lg' }, classNames: { root: classes.toast } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    Loader: { defaultProps: { size: 'sm' } },
  },
});

/** In dark, Mantine's own light tints come out nearly black: tints over the surface follow both schemes. */
function darkTints(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-light`, `color-mix(in srgb, var(--mantine-color-${name}-5) 20%, var(--surface))`],
      [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, var(--mantine-color-${name}-5) 28%, var(--surface))`],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
    ]),
  );
}

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--track)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--button-line)',
    // White on coral 6 is 4.4:1; small button text needs 4.5:1, so danger is filled with coral 7.
    '--mantine-color-coral-filled': 'var(--mantine-color-coral-7)',
    '--mantine-color-coral-filled-hover': 'var(--mantine-color-coral-8)',
    '--mantine-color-disabled': 'var(--track)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
  };
  return {
    variables: {},
    light: {
      ...shared,
      '--mantine-color-gray-light-color': 'var(--mantine-color-gray-7)',
      // Mantine's own pairs stay below 4.5:1.
      '--mantine-color-yellow-light': 'var(--warning-line)',
      '--mantine-color-yellow-light-color': 'var(--warning-text)',
      '--mantine-color-green-light-color': 'var(--success)',
    },
    dark: { ...shared, ...darkTints(['lagoon', 'coral', 'gray', 'yellow', 'red', 'green']) },
  };
};
