import type { IconName } from '@matiz/ui/icon.tsx';
import { CreditCard, FileText, Headset, Heart, MapPin, Package, UserPlus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';

/** Only the icons of the menu: the set by name would bring every drawing into the first part. */
export const menuIcons: Partial<Record<IconName, ReactNode>> = {
  address: <MapPin size={20} />,
  credit: <CreditCard size={20} />,
  file: <FileText size={20} />,
  heart: <Heart size={20} />,
  package: <Package size={20} />,
  quick: <Zap size={20} />,
  register: <UserPlus size={20} />,
  support: <Headset size={20} />,
};
