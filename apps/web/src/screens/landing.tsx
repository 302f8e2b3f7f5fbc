export function Component() {
  return <h1 className="page py-10 text-4xl">Matiz</h1>;
}
