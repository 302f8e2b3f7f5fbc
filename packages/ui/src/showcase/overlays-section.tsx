import { LogOut, MapPin, Package } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Money } from '../goods/money.tsx';
import { SearchInput } from '../inputs/search-input.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Section } from './section.tsx';
import { TonesPreview } from './tones-preview.tsx';

type Overlay = 'dialog' | 'confirm' | 'sheet' | null;

export function OverlaysSection() {
  const [shown, setShown] = useState<Overlay>(null);
  const close = () => setShown(null);
  return (
    <Section title="Capas">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Abrir diálogo
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          Abrir confirmación
        </Button>
        <Button variant="secondary" onClick={() => setShown('sheet')}>
          Abrir panel
        </Button>
        <Popover label="Perfil" align="start" trigger={<Button variant="secondary">Perfil</Button>}>
          <p className="font-semibold">María Restrepo</p>
          <p className="text-sm text-ink-soft">Medellín, Antioquia</p>
        </Popover>
        <Menu
          align="start"
          trigger={<Button variant="secondary">Menú</Button>}
          items={[
            {
              id: 'orders',
              label: 'Historial de pedidos',
              icon: <Package size={20} />,
              href: '#o',
            },
            { id: 'address', label: 'Mis direcciones de entrega', icon: <MapPin size={20} /> },
            {
              id: 'out',
              label: 'Cerrar sesión',
              icon: <LogOut size={20} />,
              tone: 'danger',
              separated: true,
            },
          ]}
        />
        <Tooltip content="Precio con IVA incluido">
          <Button variant="quiet">Con ayuda</Button>
        </Tooltip>
        <VisuallyHidden>Texto solo para lectores de pantalla</VisuallyHidden>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={close}
        title="Cambiar cliente"
        description="El carrito de cada cliente se guarda aparte."
        footer={<Button onClick={close}>Listo</Button>}
      >
        <SearchInput placeholder="Nombre o NIT" />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onOpenChange={close}
        title="Vaciar carrito"
        message="¿Deseas eliminar este carrito?"
        confirmLabel="Vaciar"
        tone="danger"
        onConfirm={close}
      />
      <Sheet
        open={shown === 'sheet'}
        onOpenChange={close}
        size="lg"
        title="Carta de color"
        description="Aurelia Color · Tinte en crema 60 g"
        header={<SearchInput placeholder="Busca un tono: 7.43" tone="sunken" />}
        footer={
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm text-ink-soft">
              13 unidades
              <Money value={245700} strong className="block text-xl text-ink" />
            </p>
            <Button size="lg" onClick={close}>
              Agregar al carrito
            </Button>
          </div>
        }
      >
        <TonesPreview />
      </Sheet>
    </Section>
  );
}
