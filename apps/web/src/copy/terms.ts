/** The terms and conditions (§2); each section is its title and its paragraphs (D-15, D-16). */
export const termsCopy = {
  title: 'Términos y condiciones',
  updated: 'Vigentes desde el 1 de noviembre de 2026',
  sections: [
    {
      id: 'quienes-somos',
      title: '1. Quiénes somos',
      paragraphs: [
        'Matiz es una plataforma de venta al por mayor de productos y herramientas para negocios de belleza en Colombia. Al crear una cuenta o hacer un pedido aceptas estos términos.',
      ],
    },
    {
      id: 'quien-puede-comprar',
      title: '2. Quién puede comprar',
      paragraphs: [
        'Vendemos a peluquerías, barberías, spas de uñas, distribuidores y demás negocios de belleza. Cualquier persona puede mirar el catálogo; los precios y los pedidos son para negocios registrados.',
        'Quien usa la cuenta de un negocio declara que puede comprometerlo. Cuida tu contraseña: lo que se pide con tu cuenta se entiende pedido por tu negocio.',
      ],
    },
    {
      id: 'precios',
      title: '3. Precios e impuestos',
      paragraphs: [
        'Los precios están en pesos colombianos e incluyen IVA cuando aplica. Dependen del tipo de negocio, de la ciudad de entrega y del nivel de fidelidad, y en cada producto te mostramos por qué.',
        'El precio de tu pedido queda fijo cuando lo confirmas. Si algo cambió desde que lo agregaste al carrito, te lo mostramos antes de confirmar.',
      ],
    },
    {
      id: 'existencias-y-preventa',
      title: '4. Existencias y preventa',
      paragraphs: [
        'Lo disponible se despacha en la primera fecha hábil de tu zona. Lo que pides en preventa sale en la fecha de despacho que ves antes de confirmar, sin retener el resto de tu pedido.',
        'Si una fecha de preventa cambia te avisamos, y puedes conservar la línea, cancelarla o pedir la devolución de tu dinero.',
      ],
    },
    {
      id: 'entrega',
      title: '5. Entrega',
      paragraphs: [
        'Entregamos en los municipios con cobertura. El valor del envío y la fecha estimada aparecen antes de confirmar. El pago contra entrega está disponible donde nuestra ruta lo permite.',
      ],
    },
    {
      id: 'retracto-y-garantia',
      title: '6. Cambios, retracto y garantía',
      paragraphs: [
        'Revisa tu pedido al recibirlo. Si algo llegó dañado, incompleto o no corresponde, escríbenos dentro de los cinco días hábiles siguientes.',
        'Cuando la ley lo reconoce puedes retractarte dentro de los cinco días hábiles siguientes a la entrega, con el producto sin usar y sellado. Los cosméticos abiertos no se reciben por higiene. La garantía legal de equipos y herramientas se atiende según la Ley 1480 de 2011.',
      ],
    },
    {
      id: 'uso-profesional',
      title: '7. Uso profesional de los productos',
      paragraphs: [
        'Muchos productos son de uso profesional: sigue las instrucciones del fabricante y haz prueba de sensibilidad. La notificación sanitaria INVIMA aparece en la página de cada producto que la requiere.',
      ],
    },
    {
      id: 'datos-personales',
      title: '8. Tus datos',
      paragraphs: [
        'Tratamos tus datos para atender tu cuenta, tus pedidos y la facturación, según la Ley 1581 de 2012. Puedes conocerlos, corregirlos, pedir que los borremos o retirar tu autorización.',
        'Los mensajes comerciales solo llegan si los autorizas y en los horarios que permite la Ley 2300 de 2023.',
      ],
    },
    {
      id: 'ley',
      title: '9. Ley aplicable',
      paragraphs: [
        'Estos términos se rigen por las leyes de la República de Colombia. Si no quedas conforme con nuestra respuesta puedes acudir a la Superintendencia de Industria y Comercio.',
      ],
    },
  ],
} as const;
