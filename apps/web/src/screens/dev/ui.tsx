export { Showcase as Component } from '@matiz/ui/showcase.tsx';
