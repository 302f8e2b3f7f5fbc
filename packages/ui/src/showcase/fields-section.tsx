import { useState } from 'react';
import { Checkbox } from '../inputs/checkbox.tsx';
import { CodeInput } from '../inputs/code-input.tsx';
import { SearchInput } from '../inputs/search-input.tsx';
import { SelectInput } from '../inputs/select-input.tsx';
import { SelectMenu } from '../inputs/select-menu.tsx';
import { TextArea } from '../inputs/text-area.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { TypeaheadSelect } from '../inputs/typeahead-select.tsx';
import { Section, Specimen, Specimens } from './section.tsx';

const cities = [
  { value: '05001', label: 'Medellín' },
  { value: '11001', label: 'Bogotá, D. C.' },
  { value: '76001', label: 'Cali' },
];

const orders = [
  { value: 'top', label: 'Más vendidos' },
  { value: 'new', label: 'Novedades' },
  { value: 'price', label: 'Menor precio' },
];

export function FieldsSection() {
  const [order, setOrder] = useState('top');
  const [code, setCode] = useState('4071');
  const [city, setCity] = useState('');
  return (
    <Section title="Campos">
      <Specimens>
        <Specimen name="TextInput">
          <div className="flex flex-col gap-4">
            <TextInput label="Correo electrónico" type="email" placeholder="tu@salon.co" />
            <TextInput label="Contraseña" type="password" defaultValue="secreta" />
            <TextInput
              label="Celular"
              prefix="+57"
              inputMode="tel"
              hint="Te enviamos un código por mensaje."
            />
            <TextInput label="Cupo" defaultValue="250.000" suffix="COP" />
            <TextInput
              label="Correo electrónico"
              defaultValue="maria@"
              error="Escribe un correo válido."
            />
            <TextInput label="NIT" defaultValue="900123456" disabled />
          </div>
        </Specimen>
        <Specimen name="SelectInput · TextArea · Checkbox">
          <div className="flex max-w-field flex-col gap-4">
            <SelectInput label="Ciudad" options={cities} placeholder="Elige tu ciudad" />
            <SelectInput
              label="Ciudad"
              options={cities}
              placeholder="Elige tu ciudad"
              error="Elige una ciudad."
            />
            <TextArea label="Indicaciones para la entrega" placeholder="Local 4, segundo piso" />
            <div>
              <Checkbox label="Acepto el tratamiento de mis datos personales" />
              <Checkbox label="Quiero recibir ofertas por WhatsApp" defaultChecked />
              <Checkbox label="Aceptación obligatoria" error="Debes aceptar para continuar." />
              <Checkbox label="No disponible" disabled />
            </div>
          </div>
        </Specimen>
        <Specimen name="SearchInput">
          <div className="flex max-w-lg flex-col gap-3">
            <SearchInput placeholder="Busca por tono, producto o marca" />
            <SearchInput defaultValue="7.43 cobrizo" size="lg" />
          </div>
        </Specimen>
        <Specimen name="CodeInput · TypeaheadSelect">
          <div className="flex flex-col gap-4">
            <CodeInput label="Código de 6 dígitos" value={code} onValueChange={setCode} />
            <TypeaheadSelect
              label="Municipio"
              placeholder="Elige tu municipio"
              searchLabel="Buscar municipio"
              options={cities}
              value={city}
              onValueChange={setCity}
            />
          </div>
        </Specimen>
        <Specimen name="SelectMenu">
          <SelectMenu label="Ordenar por" value={order} options={orders} onValueChange={setOrder} />
        </Specimen>
      </Specimens>
    </Section>
  );
}
