// Written by `npm run language:train` from the texts in tests/language.
import type { Topic } from '../topics.ts';

export const TOPICS = {
  overdose: {
    bound: 4,
    alone: 7,
    words:
      'bevut;gocc;cacc,pastigl,scatol,sonnifer;giu,le ho,mandat,pres,sera mia;adess,alla svegl,appen,bocc,ho pres,insiem,ne ho,non so,ora,sto,tropp,vuot;andat,aspett,avev,ciao,dopo,e ho,fa,fatt,finit,gli,ho,in un,le,mio,piu,quell,sa,sent,sono,staser,tutt,volev;0,a,al,all,alla,anch,chi,da,due,fire to,giorn,ha,hann,i,no,non ci,pass,perch,pure,quand,quest,quest letter,sei,ti spaventar,tre,una,va;anno,appunt,aula,cors,cosi,d,esam,ieri,li,mai,mi accorg,on yourself,quattr,session,stess,sull,te,the,ti,trent,ultim,vender e;caff,e che,euro,hai,libr,quel,tu,tua;;;',
  },
  violence: {
    bound: 3,
    words:
      'violenz;beve;dicev,fior,lui,metters,picch,uomo;cadut,chiav,ex,foto,ho cambiat,livid,quel,ragazz mi,rott,segu,urla,zio;avev,dice,ha,mani,marit,masch,mi ha,port,sa,schiaff,siam,ti,uno;bors,casa,con un,dett,dice che,era,hann,macchin,mi,miei,mio,mio ex,nove,numer,padr,papa,poss,scriv,si e,sott,sull,trov,tutt i;cane,chi,cosa che,dett che,di,e ha,e la,e una,fatt,gia,giorn,l unic,male,mi e,mi sono,mio fratell,ne,nemmen,nessun,non,non ci,per,piu,second,sedut,settiman,solo,sono,tant,tutt,unic;bene,chiest,come,d,finit,graz,le ho,loro,manc,mang,megl,mi sent,mort,pens,piant,post,staser,sto,vedo,vist,viver,vogl,vomit,vorr;butt,gatt,peso,tagl;mangiat,morir,sens,vita;mond;',
  },
  eating: {
    bound: 3,
    words:
      'cibo,digiun;bilanc,calor,lassativ,ossa;mang,mangiat,mela;chil,fame,frig,mangiar,pane,peso,pranz,specch,vomit;bagn,caff,cena,corp,cucin,enorm,panc,piatt,salt,volt al;0,acqu,capit,due,i,lo so,mi dice,mi sent,nel,nell,odio,oggi,ore,sei,tavol;0 anni,chi,chius,del,dorm,hann,lezion,miei,mio,paur di,qui,second,sul,tant,tra,trov,uno;aula,lui,metters,morir,mort,vi;;;;',
  },
} satisfies Record<string, Topic>;
