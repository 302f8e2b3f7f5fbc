import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { PriceTag } from '../goods/price-tag.tsx';
import { ProductGrid } from '../goods/product-grid.tsx';
import { ProductTile } from '../goods/product-tile.tsx';
import { SwatchStrip } from '../goods/swatch-strip.tsx';
import { TileSkeleton } from '../goods/tile-skeleton.tsx';
import { IconButton } from '../icon-button.tsx';
import { QuantityControl } from '../inputs/quantity-control.tsx';
import { Tag } from '../tag.tsx';
import { SamplePack } from './sample-pack.tsx';
import { sampleTones } from './sample-tones.ts';
import { Section, Specimen, Specimens } from './section.tsx';

const veil = 'Inicia sesión para ver el precio';

export function ProductsSection() {
  const [units, setUnits] = useState(2);
  return (
    <Section title="Productos">
      <ProductGrid label="Ejemplos de producto">
        <ProductTile
          href="#tinte"
          picture={<SamplePack hex="#ad6229" shape="tube" />}
          brand="Aurelia Color"
          name="Tinte en crema permanente con aceite de argán y keratina 60 g"
          swatches={<SwatchStrip tones={sampleTones.slice(9)} total={62} label="62 tonos" />}
          price={<PriceTag current={18900} original={22200} percent={15} unit="x 60 g" />}
          tags={<Tag kind="offer">-15 %</Tag>}
          corner={
            <IconButton
              label="Guardar en favoritos"
              tip="none"
              size="sm"
              icon={<Heart size={18} />}
              className="bg-surface/90"
            />
          }
          action={
            <Button size="sm" variant="soft" block>
              Elegir tonos
            </Button>
          }
        />
        <ProductTile
          href="#oxidante"
          picture={<SamplePack hex="#efe6da" shape="bottle" />}
          brand="Nívea Pro Lab"
          name="Oxidante en crema 20 vol 900 ml"
          stock={<span className="text-now">Disponible</span>}
          price={<PriceTag current={24500} />}
          tags={<Tag kind="best-seller">Más vendido</Tag>}
          action={
            <QuantityControl
              label="Cantidad de Oxidante en crema"
              value={units}
              onStep={(delta) => setUnits(units + delta)}
              decreaseDisabled={units === 0}
              onCommitText={(text) => setUnits(Number(text) || units)}
            />
          }
        />
        <ProductTile
          href="#mascarilla"
          picture={<SamplePack hex="#7f1047" shape="jar" />}
          brand="Casa Ámbar"
          name="Mascarilla reparadora de noche 500 g"
          stock={<span className="text-presale">Preventa · sale el 18 nov</span>}
          price={<PriceTag current={46000} />}
          tags={
            <>
              <Tag kind="new">Nuevo</Tag>
              <Tag kind="presale">Preventa</Tag>
            </>
          }
          action={
            <Button size="sm" variant="soft" block>
              Agregar
            </Button>
          }
        />
        <ProductTile
          href="#visitante"
          picture={<SamplePack hex="#8a2438" shape="tube" />}
          brand="Vértice"
          name="Color directo semipermanente 120 ml"
          swatches={<SwatchStrip tones={sampleTones.slice(14)} total={24} label="24 tonos" />}
          price={<PriceTag hidden hiddenLabel={veil} hint="Inicia sesión para ver precios" />}
          tags={<Tag kind="color-best-seller">Color top</Tag>}
          action={
            <Button size="sm" variant="soft" block>
              Elegir tonos
            </Button>
          }
        />
        <TileSkeleton />
      </ProductGrid>
      <Specimens>
        <Specimen name="Tag">
          <div className="flex flex-wrap gap-2">
            <Tag kind="new">Nuevo</Tag>
            <Tag kind="best-seller">Más vendido</Tag>
            <Tag kind="color-best-seller">Color top</Tag>
            <Tag kind="offer">-15 %</Tag>
            <Tag kind="presale">Preventa</Tag>
            <Tag kind="available">Disponible</Tag>
            <Tag kind="sold-out">Agotado</Tag>
            <Tag kind="neutral">x 12</Tag>
          </div>
        </Specimen>
        <Specimen name="PriceTag">
          <div className="flex flex-wrap items-end gap-8">
            <PriceTag size="sm" current={9900} />
            <PriceTag current={18900} original={22200} percent={15} />
            <PriceTag size="lg" prefix="Desde" current={128000} unit="x 6" />
            <PriceTag size="lg" hidden hiddenLabel={veil} />
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
