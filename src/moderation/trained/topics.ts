// Written by `npm run language:train` from the texts in tests/language.
import type { Topic } from '../topics.ts';

export const TOPICS = {
  overdose: {
    bound: 4,
    alone: 7,
    words:
      'bevut;cacc,gocc,sonnifer;pastigl,scatol;giu,mandat,pres,sera mia;adess,appen,bocc,eran,ho pres,insiem,le ho,ne ho,ora,quas,tropp,vuot;alla svegl,andat,aspett,ciao,cred,dopo,e ho,e isso,fa,fatt,finit,gli,ho,in un,mio,non,sa,sent,staser,sto,tutt,tutt il,tutt quell,volev;0,a,al,all,alla,anch,che,chi,da,due,esam,fire to,giorn,ha,hann,i,no,non ci,pass,perch,quand,quest,quest letter,sei,sempr,stess,sull,ti spaventar,tre,una;anno,aula,cors,cosi,d,ieri,li,mai,on yourself,post,prof,quattr,session,te,the,trent,va,vender e;caff,euro,hai,libr,quel,speranz per,ti,tu,tua;;;',
  },
  violence: {
    bound: 3,
    words:
      'violenz;picch;beve,dicev,lui,metters,uomo;chiav,dormiv,ex,foto,livid,marit,masch,quel,ragazz mi,rott,segu,urla,zio;addoss,dice che,dicon che,ha,mani,mi ha,numer,sa,schiaff,siam,ti;avev,bors,casa,dett,dice,era,hann,macchin,mi,mi fa,miei,mio,mio ex,non sono,nove,padr,papa,pero il,port,scriv,sott,sull,trov,uno;cane,chi,cosa che,di,e ha,e la,e una,fatt,finit,gia,giorn,l unic,la mia,le,mi e,mi sono,ne,nemmen,nessun,non,non ci,non mi,per,piant,second,solo,sono,tant,tutt,unic,vist,vorr;bene,chiest,come,d,finch,loro,manc,mang,megl,mi sent,mort,pens,staser,sto,vedo,viver,vogl,vomit;butt,gatt,mangiat,peso,tagl,vita;decis,morir,sens;mond;',
  },
  eating: {
    bound: 3,
    words:
      'cibo,digiun,lassativ;bilanc,calor;chil,kg,mang,mangiat,mela,ossa;cena,fame,frig,mangiar,pane,peso,pranz,vomit;acqu,bagn,caff,corp,cucin,panc,piatt,volt al;che sono,due,e ha,e un,e una,lo so,mi sent,nel,nell,odio,oggi,sei,tavol;0 anni,come,del,e il,hann,lezion,mi ha,miei,mio,paur di,qui,second,sia,sul,tant,tra,uno;aula,chius,lui,metters,morir,mort,rispond;;;;',
  },
} satisfies Record<string, Topic>;
