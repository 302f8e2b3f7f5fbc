/** All that a rule may use of where it runs: every browser and Node has it, and it reads no clock. */
interface URL {
  readonly href: string;
  readonly hostname: string;
  readonly port: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
// biome-ignore lint/style/useNamingConvention: the platform's own name.
declare const URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};
