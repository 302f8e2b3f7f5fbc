import {
  BadgePercent,
  Bell,
  Boxes,
  Brush,
  CalendarClock,
  CreditCard,
  Droplets,
  FileText,
  FlaskConical,
  Gift,
  Hand,
  Headset,
  Heart,
  House,
  LayoutGrid,
  LogIn,
  LogOut,
  type LucideIcon,
  MapPin,
  Package,
  Palette,
  Scissors,
  Search,
  ShoppingBag,
  Sparkles,
  Star,
  Store,
  Tag,
  Truck,
  User,
  UserPlus,
  Users,
  WandSparkles,
  Wind,
  Zap,
} from 'lucide-react';

const icons = {
  address: MapPin,
  bell: Bell,
  bestseller: Star,
  brand: Store,
  brush: Brush,
  calendar: CalendarClock,
  cart: ShoppingBag,
  categories: LayoutGrid,
  combo: Boxes,
  credit: CreditCard,
  customers: Users,
  dryer: Wind,
  file: FileText,
  gift: Gift,
  heart: Heart,
  home: House,
  login: LogIn,
  logout: LogOut,
  makeup: WandSparkles,
  nails: Hand,
  new: Sparkles,
  offer: BadgePercent,
  quick: Zap,
  oxidant: FlaskConical,
  package: Package,
  palette: Palette,
  register: UserPlus,
  scissors: Scissors,
  search: Search,
  support: Headset,
  tag: Tag,
  treatment: Droplets,
  truck: Truck,
  user: User,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** An icon by name, for names that come with data; an unknown name renders nothing (§8). */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName | (string & {});
  size?: number;
  className?: string;
}) {
  if (!isIconName(name)) return null;
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" size={size} className={className} />;
}

/** Every name that `Icon` knows. */
export const iconNames = Object.keys(icons);
