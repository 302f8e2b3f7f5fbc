/** `npm run catalogue:import -- --help` */
export const importHelp = `npm run catalogue:import -- ARCHIVO [opciones]

  --dry-run            Revisa el archivo y cuenta; no guarda nada.
  --accept             Acepta lo que Matiz cree que es cada columna; se recuerda para la próxima vez.
  --map "A=producto,B=precio"  Di qué es una columna. Se puede repetir.
  --ignore "A,B"       Columnas que no se importan.
  --warehouse BOG      La bodega (código o nombre) de las columnas que no dicen ninguna (precio, existencias, llegadas).
  --category Tintes    La categoría de los productos nuevos que no nombran una conocida: nombre o camino.
  --brand Marca        La marca de los productos nuevos que no nombran ninguna.
  --brands "A=B"       Cómo se llama aquí una marca del archivo.
  --create-brands      Crea las marcas que no conocemos; sin esto, sus filas son malas.
  --create-categories  Crea las categorías que no conocemos.
  --split              Separa en productos lo que tiene otro tamaño u otro precio.
  --rate 4100          Pesos por cada unidad de la moneda del archivo; --rate USD=4100 por moneda.
  --encoding NOMBRE    Si no la reconocemos: utf-8, windows-1252, macintosh, utf-16le, utf-16be.
  --undo LOTE          Deshace un lote.
  --list               Muestra los últimos lotes.

Lee libros de Excel (.xlsx), CSV, listas JSON (también .gz), y los archivos de Shopify y WooCommerce.
Una plantilla para llenar: npm run catalogue:template -- plantilla.csv
Una fila por tono, volumen o producto sin opciones. Se une por código: lo que una celda vacía no
dice queda como está; BORRAR quita lo que hay. Las columnas están en docs/IMPORTAR.md.

Termina en 0; en 2 si hubo filas malas o algo no se pudo deshacer; en 1 si no se pudo empezar.`;
