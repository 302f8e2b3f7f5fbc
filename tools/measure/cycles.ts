/** Groups of files of which each reaches each of its group by imports, the largest first (Tarjan). */
export function cyclesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const groups: string[][] = [];

  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    onStack.add(file);
    for (const next of arrows.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      for (const each of group) onStack.delete(each);
      if (group.length > 1) groups.push(group);
    }
    return low;
  };

  for (const file of arrows.keys()) if (!order.has(file)) visit(file);
  return groups.sort((a, b) => b.length - a.length);
}
