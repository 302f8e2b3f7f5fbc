/**
 * What people choose most, and so what is tried first, in Spanish and English: written for Matiz,
 * folded (lower case, no accents). A password of fewer than 8 characters is refused anyway.
 */

/** Whole passwords that no word with an ending spells. */
export const commonPasswords = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc
qazwsx123 qazwsxedcrfv qwer1234 qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwertyuiop123 qwe123qwe qwe12345 qweasdzxc qweasd123 qweqweqwe asd123asd asdasdasd
asdf1234 asdfasdf asdfqwer asdfzxcv zxcvasdf zxcvbnm1 zxcvbnm123 zxczxczxc a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a123456a a1234567 a12345678 a123456789 a1a1a1a1 aa123456 aa12345678 aaa111222 aaa123456 ab123456 ab12cd34
abc12345 abc123456 abc123abc abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef123 abc123def 123abc123
123abc456 1234abcd 12345abc 12345abcd 123456ab 123456abc 1234567a 12345678a 123456789a 12345678q 123456789q
1234567q 1234qwer 12345qwe 12345qwert 123456qwe 123456qw 123qwe123 123qweasd 123qweasdzxc 123qwerty 123asd123
123asdfg 123123123 123123qwe 123123aa 123321123 123321456 123454321 1234543210 12341234 1234512345 12344321 123456654321
1234567654321 12345654321 11223344 1122334455 112233445566 111222333 111222333444 11112222 11111111 22222222
33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000 0000000000 1111111111
01234567 012345678 0123456789 09876543 0987654321 987654321 9876543210 98765432 87654321 147258369 147852369
1472583690 159357258 159753258 159753456 159357456 741852963 789456123 789456123a 7894561230 456789123 321654987
321321321 369258147 963852741 963258741 852456951 951753852 357159357 258456258 147147147 741741741 789789789
456456456 159159159 753951456 142536475 123698745 135792468 13579246 2468101214 24681012 10203040 1020304050 102030405060
20302030 10101010 12121212 13131313 14141414 15151515 20202020 21212121 23232323 25252525 69696969 78787878
10041004 12012012 12312312 19801980 19851985 19881988 19891989 19901990 19911991 19921992 19931993 19941994
19951995 19961996 19971997 19981998 19991999 20002000 20012001 20022002 20032003 20042004 20052005 20062006
20202021 20212021 20222022 20232023 20242024 20252025 20262026 31415926 314159265 27182818 11235813 12481632
p@ssword p@ssw0rd pa55word pa55w0rd pass1234 pass12345 passw0rd password1 password12 password123 passwort
motdepasse parola12 senha123 senha1234 minhasenha wachtwoord heslo1234 qwertz123 azerty123 azertyuiop
letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 iloveyou1 iloveyou2 iloveyou3 iloveu123 ilovegod
trustno1 trustnoone whatever1 changeme1 changeme123 cambiame1 cambiame123 default1 temporal1 temporal123 temp1234 test1234 test12345
testtest testtest1 guest1234 user1234 root1234 toor1234 admin123 admin1234 admin12345 adminadmin admin2020
administrator administrador superadmin sysadmin1 abc123456789 nopassword thepassword mypassword mypass123
sinclave sinclave1 miclave1 miclave12 miclave123 miclave1234 clave123 clave1234 clave12345 claveclave laclave1
micontrasena lacontrasena contra123 contra1234 nolase123 nosenose nosenose1 notengo1 olvidada olvidemiclave
dejameentrar abretesesamo ingresar1 ingresar123 entrar123 acceso123 usuario1 usuario12 usuario123 cliente1 cliente123
teamo123 teamo1234 teamomucho teamoamor teamodios teamomama teamomipapa teamomivida teamoteamo tequiero1 tequiero123
tequieromucho tevoyaolvidar miamor123 miamor12 miamorcito amorcito1 amormio1 amormio123 amoreterno amorpuro amordemivida
mivida123 mivida12 micielo1 mireina1 miprincesa miprincesa1 mibebe123 mibebito mibebita mishijos mishijos1 mishijos2 mishijos3 mihijo123 mihija123
mifamilia mifamilia1 mifamilia123 familia1 familiaunida miamada1 mamaypapa papaymama mamamama papapapa amoamama amoamimama amomifamilia
diosesamor diosesamor1 diosesfiel diosesbueno diosesgrande diosmio1 diosmeama diosmeguia dioseslavida dioscontigo jesusteamo jesuscristo
jesusesmipastor cristovive cristoteama cristoviene virgenmaria virgendelcarmen divinonino senordelosmilagros avemaria1
colombia1 colombia12 colombia123 colombia1234 colombialinda colombiatierraquerida vivacolombia micolombia soycolombiano soycolombiana
nacional1 nacional12 nacional123 nacional1947 nacionaldemialma atleticonacional atlnacional verdolaga1 verdeyblanco millonarios millonarios1
millos123 millos1946 millos10 americadecali americadecali1 america1927 losdiablosrojos santafe123 santafe1941 independientesantafe
deportivocali depcali123 junior123 junior1924 tujuniortupapa juniorpapa tiburon123 medellin1 medellin123 medellin1913 poderosodim
oncecaldas oncecaldas1 realmadrid realmadrid1 realmadrid7 barcelona1 barcelona10 bocajuniors riverplate manchester1 chelseafc liverpool1 juventus1
james123 jamesrodriguez jamesrodriguez10 falcao09 falcao123 shakira1 shakira123 messi123 messi1010 leomessi10 cristiano7 cristiano123 neymar11 ronaldo7 ronaldo123 maradona10
bogota123 bogota2020 bogotadc cali1234 caliescali calipachanguero pastusita barranquilla1 cartagena1 manizales1 pereira123 bucaramanga1 cucuta123 ibague123
peluqueria peluqueria1 peluqueria123 salon123 salon1234 salondebelleza salonbelleza misalon1 misalon123 estetica1 estetica123 belleza1 belleza123
spa12345 barberia1 barberia123 barbero123 estilista1 estilista123 manicure1 manicurista cabello123 cabellosano tinturas1 keratina1 keratina123 unas1234 unasbellas
matiz123 matiz1234 matizdemo matizdemo2026 matiz2026 mimatiz1 pedidos1 pedidos123 ventas123 ventas1234 tienda123 tienda1234 minegocio minegocio1 negocio123 empresa1 empresa123 gerencia1
football1 baseball1 superman1 batman123 spiderman1 starwars1 pokemon1 pokemon123 minecraft1 fortnite1 naruto123 dragonball dragonballz goku1234 saiyajin
charlie1 michael1 jennifer1 jessica1 ashley12 daniel123 samantha1 sunshine1 princess1 princesa1 princesa123 princesita shadow123 master123 monkey123 dragon123
computer1 internet1 internet123 facebook1 facebook123 instagram1 whatsapp1 google123 gmail123 hotmail123 hotmail1 youtube123 tiktok123 samsung1 samsung123 iphone123 android1 windows10
november1 december1 enero2025 enero2026 febrero2026 marzo2026 abril2026 mayo2026 junio2026 julio2026 agosto2026 septiembre2026 octubre2026 noviembre2026 diciembre2026
lunes123 viernes13 verano2025 verano2026 navidad2025 navidad2026 feliz2025 feliz2026 blink182 linkinpark metallica1 slipknot1 nirvana1 rammstein1 guns4roses
`
  .trim()
  .split(/\s+/);

/** Words that become passwords by an ending; also alone where they are long enough. */
export const commonWords = `
password passwd passphrase contrasena contrasenia contrasenha contrasea clave claves secreto secreta secret
admin administrator administracion root user usuario usuaria cliente clientes invitado invitada visitante guest demo prueba pruebas test testing
temporal cambiar cambiame changeme default sistema sistemas soporte support seguridad seguro segura security acceso access ingreso ingresar entrar entrada
welcome bienvenido bienvenida bienvenidos hello hola holamundo helloworld letmein iloveyou iloveu loveyou lovely love lover
qwerty qwertyu qwertyui qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qaz wsx qwe qweasd asd zxc abc abcd abcde abcdef abcdefg abcdefgh
sunshine princess football baseball basketball monkey dragon master shadow superman batman spiderman ironman michael jordan charlie ashley jessica jennifer
computer computador internet google gmail hotmail outlook yahoo facebook instagram whatsapp twitter youtube tiktok netflix spotify samsung iphone apple android windows microsoft huawei xiaomi motorola nokia
pokemon pikachu naruto goku dragonball minecraft fortnite roblox freefire mario zelda starwars matrix hacker killer freedom diamond silver golden purple orange yellow flower flowers summer winter autumn spring
colombia colombiano colombiana colombianos bogota medellin cali barranquilla cartagena santamarta bucaramanga cucuta pereira manizales armenia ibague neiva pasto popayan villavicencio monteria valledupar sincelejo tunja riohacha quibdo yopal florencia leticia soacha bello itagui envigado palmira buenaventura girardot zipaquira chia
antioquia cundinamarca valle atlantico santander boyaca tolima huila narino caldas risaralda quindio magdalena cesar guajira choco meta casanare amazonas
nacional atletico millonarios millos america santafe junior deportivo verdolaga verdolagas poderoso tiburon cucutadeportivo tolimense embajador cardenal
mexico argentina espana venezuela ecuador peru chile brasil panama costarica guatemala honduras salvador nicaragua bolivia paraguay uruguay cuba dominicana puertorico madrid barcelona lima quito caracas miami
realmadrid barca boca bocajuniors river chelsea arsenal liverpool manchester juventus milan bayern psg messi ronaldo cristiano neymar falcao james maradona pele futbol gol campeon campeones mundial
amor amorcito amores amormio miamor mivida vida corazon corazoncito cielo micielo reina mireina rey princesa princesita principe bebe bebita bebito hermosa hermoso linda lindo preciosa precioso bonita bonito gordita gordito flaca flaco negra negro negrita negrito mona muneca muneco tesoro cosita
teamo teamomucho tequiero tequieromucho teadoro teextrano besos abrazos carino novio novia esposo esposa amante pareja beso
familia mifamilia mama mami mamita papa papi papito papa hijo hija hijos hijas mihijo mihija hermano hermana hermanos abuela abuelo abuelita abuelito tia tio prima primo sobrina sobrino nieta nieto
dios diosmio diosteama diosesamor jesus jesucristo jesuscristo cristo virgen virgencita maria angel angelito angeles bendicion bendiciones gracias fe esperanza milagro milagros amen senor rosario santo santa espiritu cielos gloria paz alegria felicidad
feliz sonrisa suerte dinero plata riqueza exito triunfo libertad verdad amistad amigo amiga amigos amigas mejoramiga juntos siempre porsiempre nunca nuncamas loca loco locura rebelde diva diosa sexy bella bello chica chico chicas
andrea angela adriana alejandra alejandro alexander alexandra alberto alfredo alvaro amanda ana anamaria andres angelica antonio armando arturo beatriz blanca brayan bryan camila camilo carlos carmen carolina catalina cesar claudia cristian cristina daniel daniela danna david deisy diana diego eduardo edwin elena elizabeth emilia emiliano emily emmanuel enrique erika esteban estefania eva fabian fabio felipe fernanda fernando francisco gabriel gabriela gloria gonzalo guillermo gustavo hector helena henry hernan hugo ingrid isabel isabela isabella ivan jaime javier jeison jenifer jennifer jesica jhon jhonatan joaquin johana johanna john jonathan jorge jose josefina josue juan juana juancarlos juandavid juanjose juanpablo juanes julian juliana julieta julio karen karina karol katherine kevin laura leidy leonardo leonor lida liliana lina lorena lucas lucia luis luisa luisfernando luz luzmarina manuel manuela marcela marco margarita mariajose mariana maribel maricela marina mario marisol marlon marta martha martin mateo matias mauricio maximiliano melissa mercedes miguel miguelangel milena miriam monica nancy natalia nelson nestor nicolas nicole nidia nora norma olga omar oscar oswaldo pablo paola patricia paula pedro pilar rafael ramiro ramon raquel raul ricardo roberto rocio rodrigo rosa rosalba ruben ruth salome samuel sandra santiago sara sarah sebastian sergio shirley silvia simon sofia sonia stefania stella susana tatiana teresa thomas tomas valentina valeria vanessa veronica victor victoria viviana walter wendy wilson ximena yamile yenny yesenia yolanda yuliana zulma
garcia gonzalez rodriguez lopez martinez hernandez perez sanchez ramirez torres flores diaz gomez morales jimenez rojas moreno munoz castro ortiz rios vargas castillo suarez ruiz alvarez romero gutierrez herrera medina valencia cardenas quintero restrepo giraldo ospina arango zapata cardona salazar mejia
perro perrito perrita gato gatito gatita conejo caballo tigre leon leona leonas lobo loba aguila delfin mariposa mariposas pantera oso osito ositos panda pollito patito vaca toro pajaro colibri firulais lucas luna lunita max rocky princesa nina negrita toby tobi bruno canela manchas pelusa mono mascota coqueta
luna lunas sol estrella estrellas estrellita mar playa cielo tierra agua fuego aire viento lluvia nieve noche dia rosa rosas rosita flor flores florecita girasol orquidea margarita violeta jazmin azucena jardin primavera verano otono invierno arcoiris
azul rojo verde amarillo morado rosado naranja negro blanco gris dorado plateado fucsia lila
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february march april june july august september october november december
lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday sunday navidad cumpleanos halloween vacaciones fiesta rumba carnaval feria
cafe cafecito chocolate chocolatito galleta arepa empanada bandeja ajiaco sancocho aguacate mango fresa fresita manzana naranja limon sandia banano guayaba cereza uva dulce dulces caramelo bombon helado pizza cerveza aguardiente ron vino
musica salsa vallenato reggaeton rock rocknroll metal cumbia bachata merengue guitarra shakira juanes karolg maluma jbalvin feid badbunny daddyyankee madonna michaeljackson beatles queen metallica nirvana
belleza estetica peluqueria peluquera peluquero salon salones salondebelleza spa barberia barbero barbera estilista estilistas manicure manicura manicurista pedicure unas cabello cabellos pelo tinte tintes tintura keratina champu shampoo maquillaje maquilladora cosmeticos cosmetica perfume perfumes crema color colores rubia morena peluca tijeras secador
matiz matices matizdemo tienda tiendas negocio minegocio empresa empresas almacen bodega oficina trabajo trabajar ventas venta vendedor vendedora comercio comercial compras compra pedido pedidos gerente gerencia contabilidad facturacion caja cajera jefe jefa director directora secretaria asesor asesora proveedor distribuidora
colegio escuela universidad sena estudiante profesor profesora maestra maestro doctor doctora medico enfermera abogada abogado ingeniero ingeniera policia soldado ejercito bombero chef moto carro camion bicicleta ferrari lamborghini mercedes toyota mazda renault chevrolet yamaha honda suzuki ducati kawasaki bmw audi
whatever nothing something someone forever together butterfly angel heaven devil ghost phoenix legend warrior ninja samurai pirate wizard hunter soldier ranger tiger lion eagle panther wolf bear snake shark dolphin cookie banana cherry peanut ginger pepper buster bailey buddy maggie sophie chloe hannah nicole amanda joshua andrew matthew anthony robert thomas william george justin brandon austin tyler hockey soccer yankees steelers cowboys lakers eagles
`
  .trim()
  .split(/\s+/);

/** What people put after a word, or before it. */
export const commonEndings = [
  ...`1 2 3 4 5 6 7 8 9 0 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 33
  44 55 57 66 69 77 88 99 100 101 111 120 121 122 123 124 147 159 200 222 231 234 300 321 333 345 357 369 444 456 500 555 567 654 666 678 696
  700 741 753 777 789 852 888 900 911 963 987 999 000 0000 0101 0123 1000 1010 1111 1122 1212 1221 1230 1231 1234 1313 1357 1414 1515 1616 1717
  1818 1919 2222 2323 2345 2468 2580 3210 3333 4321 4444 4567 5432 5555 6543 6666 6789 6969 7777 7890 8765 8888 9876 9999 11111 12121 12312 12345
  54321 00000 111111 123123 123321 123456 654321 112233 121212 000000 1234567 12345678 123456789 1234567890 87654321 987654321
  a b c q x z s m g v ab abc xyz xd xxx qwe qwerty asd asdf 123a 123abc 1234a 1a 1b 2a yo mio mia s1 es
  ! !! !!! . .. ... ? * ** # $ @ _ - + 1! 12! 123! 1234! 12345! 1. 12. 123. 1234. 12345. 1* 12* 123* 1234* 12345* 1# 123# 1234# 1$ 123$ 1234$ 123@ 1234@ !1 !12 !123 !1234 @1 @12 @123 @1234 #1 #12 #123 #1234 *1 *12 *123 *1234 .1 .12 .123 .1234 _1 _12 _123 _1234 -1 -12 -123 -1234 $1 $123`
    .trim()
    .split(/\s+/),
  ...Array.from({ length: 91 }, (_, index) => String(1940 + index)),
  ...Array.from({ length: 31 }, (_, index) => `${2000 + index}!`),
  ...Array.from({ length: 31 }, (_, index) => `${2000 + index}*`),
  ...Array.from({ length: 31 }, (_, index) => `${2000 + index}.`),
  ...Array.from({ length: 31 }, (_, index) => `@${2000 + index}`),
  ...Array.from({ length: 31 }, (_, index) => `-${2000 + index}`),
  ...Array.from({ length: 70 }, (_, index) => String(30 + index)),
];
