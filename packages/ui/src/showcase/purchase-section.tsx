import { useState } from 'react';
import { AddressItem } from '../goods/address-item.tsx';
import { Money } from '../goods/money.tsx';
import { type PaymentBrand, PaymentLogo } from '../goods/payment-logo.tsx';
import { RadioCard } from '../inputs/radio-card.tsx';
import { Stepper } from '../layout/stepper.tsx';
import { Timeline } from '../layout/timeline.tsx';
import { Tag } from '../tag.tsx';
import { Section, Specimen, Specimens } from './section.tsx';

const steps = [
  { id: 'address', label: 'Dirección' },
  { id: 'schedule', label: 'Entrega' },
  { id: 'payment', label: 'Pago' },
  { id: 'summary', label: 'Resumen' },
];

const brands: readonly PaymentBrand[] = [
  'american-express',
  'bank',
  'bold',
  'cash',
  'contra-entrega',
  'codensa',
  'diners-club',
  'estrella',
  'mastercard',
  'platam',
  'pse',
  'via',
  'visa',
];

export function PurchaseSection() {
  const [address, setAddress] = useState('salon');
  const [method, setMethod] = useState('door');
  const card = (value: string) => ({
    name: 'method',
    checked: method === value,
    onChange: () => setMethod(value),
  });
  const radio = (value: string) => ({
    name: 'address',
    value,
    checked: address === value,
    onSelect: setAddress,
  });
  return (
    <Section title="Compra">
      <Specimens>
        <Specimen name="Stepper">
          <Stepper steps={steps} currentId="payment" label="Pasos de la compra" />
        </Specimen>
        <Specimen name="PaymentLogo">
          <div className="flex flex-wrap gap-2">
            {brands.map((brand) => (
              <PaymentLogo key={brand} brand={brand} />
            ))}
          </div>
        </Specimen>
        <Specimen name="AddressItem">
          <div className="flex flex-col gap-3">
            <AddressItem
              title="Salón Bella"
              address="Cra. 43A # 12-30, local 4"
              city="Medellín"
              state="Antioquia"
              tag={<Tag kind="available">En uso</Tag>}
              radio={radio('salon')}
            />
            <AddressItem
              address="Calle 85 # 11-53, oficina 201"
              city="Bogotá, D. C."
              state="Bogotá, D. C."
              radio={radio('oficina')}
            />
            <AddressItem
              title="Bodega"
              address="Av. 6N # 23-11"
              city="Cali"
              state="Valle del Cauca"
            />
          </div>
        </Specimen>
        <Specimen name="RadioCard">
          <div className="flex flex-col gap-3">
            <RadioCard
              {...card('door')}
              title="Pago contra entrega"
              description="Pagas en efectivo al recibir."
              aside={<PaymentLogo brand="contra-entrega" decorative />}
            />
            <RadioCard
              {...card('pse')}
              title="PSE"
              description="Débito desde tu banco. Descuento de 2 %."
              aside={<PaymentLogo brand="pse" decorative />}
            />
            <RadioCard
              {...card('credit')}
              title="Crédito Matiz"
              description={
                <>
                  Cupo disponible: <Money value={0} />
                </>
              }
              disabled
            />
          </div>
        </Specimen>
        <Specimen name="Timeline">
          <Timeline
            label="Estado del pedido"
            entries={[
              { id: '1', title: 'Pedido recibido', time: '12 nov, 10:24 a. m.', state: 'done' },
              { id: '2', title: 'Pago confirmado', time: '12 nov, 10:26 a. m.', state: 'done' },
              {
                id: '3',
                title: 'En preparación',
                detail: 'Tu pedido sale hoy de la bodega de Medellín.',
                state: 'current',
              },
              { id: '4', title: 'En camino', state: 'todo' },
              { id: '5', title: 'Entregado', state: 'todo' },
            ]}
          />
        </Specimen>
        <Specimen name="Timeline con rechazo">
          <Timeline
            label="Estado del pago"
            entries={[
              { id: '1', title: 'Pedido recibido', time: '12 nov', state: 'done' },
              {
                id: '2',
                title: 'Pago rechazado',
                detail: 'Tu banco no aprobó el pago.',
                time: '12 nov',
                state: 'failed',
              },
            ]}
          />
        </Specimen>
      </Specimens>
    </Section>
  );
}
