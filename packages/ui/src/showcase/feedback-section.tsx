import { ShoppingBag } from 'lucide-react';
import { Button } from '../button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import { ErrorState } from '../layout/error-state.tsx';
import { ListSkeleton } from '../layout/list-skeleton.tsx';
import { Notification } from '../overlays/notification.tsx';
import { toast } from '../overlays/toast-store.ts';
import { TextSkeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { words } from '../words.ts';
import { Section, Specimen, Specimens } from './section.tsx';

export function FeedbackSection() {
  return (
    <Section title="Respuestas">
      <Specimens>
        <Specimen name="Notification">
          <div className="flex flex-col gap-3">
            <Notification>Tu pedido llega el jueves 18 de noviembre.</Notification>
            <Notification color="gray" onDismiss={() => {}}>
              Guardamos tu carrito en este cliente.
            </Notification>
            <Notification color="blue">Los precios incluyen IVA.</Notification>
          </div>
        </Specimen>
        <Specimen name="Notification (estados)">
          <div className="flex flex-col gap-3">
            <Notification color="green" title="Pedido creado">
              Te enviamos el resumen a tu correo.
            </Notification>
            <Notification color="orange" onDismiss={() => {}}>
              Quedan 3 unidades de <a href="#tono">7.43</a>.
            </Notification>
            <Notification color="red" title="Ouups! Producto fuera de stock" />
          </div>
        </Specimen>
        <Specimen name="EmptyState">
          <div className="rounded-lg bg-surface shadow-card">
            <EmptyState title="Tu carrito está vacío" action={<Button>Ver productos</Button>}>
              Agrega tonos, oxidantes y todo lo que tu salón necesita.
            </EmptyState>
          </div>
        </Specimen>
        <Specimen name="ErrorState">
          <div className="rounded-lg bg-surface shadow-card">
            <ErrorState
              title="No pudimos cargar los productos"
              onRetry={() => {}}
              reference="Referencia 7f3a-21"
            >
              Revisa tu conexión e inténtalo de nuevo.
            </ErrorState>
          </div>
        </Specimen>
        <Specimen name="EmptyState con icono">
          <EmptyState
            title="Aún no tienes pedidos"
            icon={<ShoppingBag size={28} />}
            action={<Button variant="secondary">Empezar</Button>}
          />
        </Specimen>
        <Specimen name="Skeleton · Spinner">
          <div className="flex flex-col gap-6">
            <TextSkeleton lines={3} />
            <ListSkeleton rows={2} />
            <span className="text-accent">
              <Spinner size={28} />
            </span>
          </div>
        </Specimen>
        <Specimen name="toast()">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() =>
                toast({
                  message: 'Quitaste Tinte 7.43',
                  action: { label: words.undo, onAction: () => {} },
                })
              }
            >
              Con deshacer
            </Button>
            <Button
              variant="secondary"
              onClick={() => toast({ message: 'Agregado al carrito', tone: 'success' })}
            >
              Éxito
            </Button>
            <Button
              variant="secondary"
              onClick={() => toast({ message: 'No se pudo guardar', tone: 'danger' })}
            >
              Error
            </Button>
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
