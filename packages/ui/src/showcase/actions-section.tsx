import { Bell, Heart, Plus, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';
import { IconButton } from '../icon-button.tsx';
import { QuantityControl } from '../inputs/quantity-control.tsx';
import { Section, Specimen, Specimens } from './section.tsx';

const invalid = 'No es un número válido.';

export function ActionsSection() {
  const [isLoading, setLoading] = useState(true);
  const [units, setUnits] = useState(3);
  const step = (delta: number) => setUnits((n) => Math.max(0, n + delta));
  return (
    <Section title="Acciones">
      <Specimens>
        <Specimen name="Button">
          <div className="flex flex-wrap items-center gap-3">
            <Button size="lg" start={<ShoppingBag size={20} />}>
              Agregar al carrito
            </Button>
            <Button>Principal</Button>
            <Button variant="secondary">Secundario</Button>
            <Button variant="soft">Suave</Button>
            <Button variant="quiet">Discreto</Button>
            <Button variant="danger">Vaciar</Button>
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button size="sm" start={<Plus size={16} />}>
              Pequeño
            </Button>
            <Button size="sm" variant="secondary">
              Pequeño
            </Button>
            <Button disabled>Inactivo</Button>
            <Button variant="secondary" disabled>
              Inactivo
            </Button>
            <Button loading={isLoading} onClick={() => setLoading(true)}>
              Confirmar pedido
            </Button>
            <a href="#enlace" className={buttonClass({ variant: 'secondary' })}>
              Enlace
            </a>
          </div>
        </Specimen>
        <Specimen name="IconButton · Badge">
          <div className="flex flex-wrap items-center gap-4">
            <IconButton label="Avisos" icon={<Bell size={22} />} />
            <IconButton
              label="Carrito, 12 productos"
              icon={<ShoppingBag size={22} />}
              badge={<Badge count={12} />}
            />
            <IconButton label="Favorito" variant="outline" icon={<Heart size={20} />} />
            <IconButton label="Sumar" variant="solid" size="sm" icon={<Plus size={18} />} />
            <IconButton label="Inactivo" disabled icon={<Bell size={22} />} />
            <Badge count={3} />
            <Badge count={120} tone="ink" />
            <Badge count={8} tone="soft" />
          </div>
        </Specimen>
        <Specimen name="QuantityControl" wide>
          <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
            <QuantityControl
              label="Con texto"
              value={units}
              onStep={step}
              onCommitText={(text) => setUnits(Number(text) || units)}
            />
            <QuantityControl label="Solo botones" value={units} onStep={step} />
            <QuantityControl label="Mínimo" value={1} onStep={step} decreaseDisabled />
            <QuantityControl label="Máximo" value={40} onStep={step} increaseDisabled />
            <QuantityControl label="Último" value={1} onStep={step} removes />
            <QuantityControl label="Ocupado" value={6} onStep={step} busy />
            <QuantityControl label="Inactivo" value={6} onStep={step} disabled />
            <QuantityControl
              label="Con error"
              value={2}
              onStep={step}
              onCommitText={() => {}}
              error={invalid}
            />
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
