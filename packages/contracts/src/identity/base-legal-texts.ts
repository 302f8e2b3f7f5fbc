import type { LegalKind } from '@matiz/domain/identity/legal-text.ts';

/**
 * The texts that Matiz comes with (§2 Terms), from Leyes 1480 of 2011, 2439 of 2024, 1581 of 2012
 * and 2300 of 2023. They name the business as far as it has said who it is; its lawyer reads them,
 * and staff publish its own, before real orders are taken.
 */
export const baseLegalTexts: Readonly<Record<LegalKind, string>> = {
  terms: `# Quiénes somos
Matiz es una plataforma de venta al por mayor de productos y herramientas para negocios de belleza en Colombia. Al crear una cuenta o hacer un pedido aceptas estos términos.

Quien te vende es {negocio}, NIT {nit}.

Nuestro domicilio es {direccion}.

Escríbenos a {correo}.

Llámanos al {telefono}.

# Quién puede comprar
Vendemos a peluquerías, barberías, spas de uñas, distribuidores y demás negocios de belleza. Cualquier persona puede mirar el catálogo; los precios y los pedidos son para negocios registrados.

Quien usa la cuenta de un negocio declara que puede comprometerlo. Cuida tu contraseña: lo que se pide con tu cuenta se entiende pedido por tu negocio. Un vendedor de Matiz puede pedir por ti cuando tu negocio le fue asignado.

# Precios e impuestos
Los precios están en pesos colombianos e incluyen el IVA cuando aplica. Dependen del tipo de negocio, de la ciudad de entrega y de tu nivel, y en cada producto te mostramos de dónde salen.

El precio de tu pedido queda fijo cuando lo confirmas. Si algo cambió desde que lo agregaste al carrito, te lo mostramos antes de confirmar.

# Pedidos y pagos
Antes de confirmar ves el resumen completo: productos, cantidades, descuentos, envío, total y medio de pago. El pedido existe desde que te damos su número; queda guardado en tu historial.

Si al confirmar ya no hay existencias de una línea, no la cobramos: te decimos cuál es y decides qué hacer con el resto.

# Existencias y preventa
Lo disponible se despacha en la primera fecha hábil de tu zona. Lo que pides en preventa sale en la fecha de despacho que ves antes de confirmar, sin retener el resto de tu pedido.

Si una fecha de preventa no se cumple puedes esperar, cancelar esa línea o pedir la devolución de tu dinero: escríbenos por Ayuda.

# Entrega
Entregamos en los municipios con cobertura. El valor del envío y los días de entrega aparecen antes de confirmar. El pago contra entrega está disponible donde la zona lo permite.

Revisa el paquete cuando lo recibas. Si llegó abierto, dañado o incompleto, escríbenos con una foto y tu número de pedido.

# Cambios, retracto y garantía
Puedes retractarte dentro de los cinco días hábiles siguientes a la entrega. El producto debe volver en el estado en que lo recibiste; el transporte de regreso corre por tu cuenta, y te devolvemos el dinero dentro de los quince días calendario siguientes. Por higiene, los cosméticos abiertos no tienen retracto.

Si pagaste en línea y hubo fraude, no pediste el producto, no llegó, no era el que pediste o salió defectuoso, también puedes pedir la reversión del pago.

La garantía legal de equipos y herramientas se atiende según la Ley 1480 de 2011, Estatuto del Consumidor.

# Uso profesional de los productos
Muchos productos son de uso profesional: sigue las instrucciones del fabricante y haz la prueba de sensibilidad cuando la indique. La notificación sanitaria INVIMA aparece en la página de cada producto que la requiere.

# Ley aplicable y reclamos
Estos términos se rigen por las leyes de la República de Colombia. Escríbenos primero por Ayuda; si no quedas conforme con la respuesta puedes acudir a la Superintendencia de Industria y Comercio: https://www.sic.gov.co

# Fuentes
Los departamentos y municipios de las direcciones y de la cobertura siguen la División Político-Administrativa de Colombia. Fuente: DANE, DIVIPOLA.`,
  data_treatment: `# Tus datos
Esta es nuestra política de tratamiento de datos. Los tratamos según la Ley 1581 de 2012 y el Decreto 1074 de 2015.

El responsable de tus datos es {negocio}, NIT {nit}.

Para lo que tenga que ver con ellos, escribe a {correo}.

Los usamos para abrir y proteger tu cuenta, comprobar tu celular y tu correo, calcular tus precios, tomar y entregar tus pedidos, facturar, atenderte y cumplir la ley. Los ven quienes entregan, cobran o facturan por nosotros, y solo para eso. No los vendemos.

Puedes conocerlos, actualizarlos, corregirlos, pedir que los borremos o retirar tu autorización desde tu perfil o por Ayuda. Respondemos las consultas en diez días hábiles y los reclamos en quince; si no quedas conforme puedes acudir a la Superintendencia de Industria y Comercio. Lo que la ley nos obliga a guardar, como las facturas, se conserva.

Guardamos cuándo autorizaste y con qué versión de este texto. Tus datos se conservan mientras tengas cuenta; si cambia la política, te la mostramos y te pedimos autorizarla de nuevo.

Los mensajes comerciales solo llegan si los autorizas, y en los horarios que permite la Ley 2300 de 2023.`,
};
