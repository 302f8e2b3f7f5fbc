/** `npm run catalogue:import -- --help` */
export const importHelp = `npm run catalogue:import -- ARCHIVO.csv [opciones]

  --dry-run          Revisa el archivo y cuenta; no guarda nada.
  --warehouse BOG    La bodega de las columnas que no dicen ninguna (precio, existencias, llegadas).
  --category ruta    La categoría de los productos nuevos que no nombran una conocida.
  --create-brands    Crea las marcas que no conocemos; sin esto, sus filas son malas.
  --rate 4100        Pesos por cada unidad de la moneda del archivo.
  --encoding latin1  Si el archivo no está en UTF-8: latin1 o utf-16le.
  --undo LOTE        Deshace un lote.
  --list             Muestra los últimos lotes.

Una fila por tono, volumen o producto sin opciones. Se une por código: lo que una celda vacía no
dice queda como está; BORRAR quita lo que hay. Columnas (también en inglés, docs/IMPORTAR.md):
  codigo_producto, codigo, producto, marca, categoria, linea, descripcion, invima, iva, contenido,
  cantidad_minima, multiplo, preventa, producto_nuevo, mas_vendido, palabras_clave, imagen,
  mas_imagenes, producto_retirado, orden, tono, nombre_tono, serie, altura, reflejo,
  segundo_reflejo, color, imagen_tono, volumen, tono_estrella, opcion_nueva, sin_preventa,
  descuento_porcentaje, descuento_pesos, opcion_retirada, y por bodega: precio_BOG,
  existencias_BOG, llegadas_BOG (2026-12-24:50 | 2027-01-10:30).
El CSV de productos de Shopify se reconoce solo.

Termina en 0; en 2 si hubo filas malas o algo no se pudo deshacer; en 1 si no se pudo empezar.`;
